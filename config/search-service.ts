import { Stop } from '../plugins/repository-files/stop';

/**
 * Forms of the credentials. Each becomes part of an address or of a request, which fails with other characters without
 * saying which credential was wrong.
 */
const forms = {
  'application id': { form: /^[\w-]+$/, told: 'letters and digits only' },
  key: { form: /^[!-~]+$/, told: 'no blanks and no characters beyond ASCII' },
} as const;

/**
 * Checks the form of a credential of the hosted search service. A key is not printed.
 *
 * @param name - of the environment variable
 * @throws Stop naming the variable
 */
export function requireForm(name: string, value: string, kind: keyof typeof forms): void {
  const { form, told } = forms[kind];
  if (form.test(value)) return;
  throw new Stop(
    `${name} is no ${kind} of the search service, which has ${told}. Copy it anew from the service\u2019s dashboard.`,
  );
}
