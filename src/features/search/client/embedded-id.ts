import { embeddedCredentials } from '../../../../config/search-credentials';

/** Whether the embedded engine answers, by the credentials that the theme was given. */
export function isEmbeddedId(appId: string): boolean {
  return appId === embeddedCredentials.appId;
}
