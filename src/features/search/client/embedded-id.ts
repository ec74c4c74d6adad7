import { embeddedCredentials } from '../../../../config/search-credentials';

/** Whether the embedded engine answers, according to the credentials in the theme's configuration. */
export function isEmbeddedId(appId: string): boolean {
  return appId === embeddedCredentials.appId;
}
