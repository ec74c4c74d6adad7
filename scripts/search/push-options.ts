import { requireForm } from '../../config/search-service';
import { Stop } from '../fail';

export interface PushOptions {
  readonly appId: string;
  readonly adminKey: string;
  readonly indexName: string;
}

const variables = ['ALGOLIA_APP_ID', 'ALGOLIA_ADMIN_KEY', 'ALGOLIA_INDEX_NAME'] as const;

/**
 * Where to push, from the environment.
 *
 * @throws Stop naming every missing variable, or one that cannot be right
 */
export function readPushOptions(env: Readonly<Record<string, string | undefined>>): PushOptions {
  const missing = variables.filter((name) => !env[name]?.trim());
  if (missing.length > 0) {
    throw new Stop(
      `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not set. Set ${variables.join(', ')}; ` +
        'or look at what would be sent with "npm run search:push -- --dry-run", which needs none of them.',
    );
  }
  const [appId = '', adminKey = '', indexName = ''] = variables.map((name) => env[name]?.trim() ?? '');
  requireForm('ALGOLIA_APP_ID', appId, 'application id');
  requireForm('ALGOLIA_ADMIN_KEY', adminKey, 'key');
  return { appId, adminKey, indexName };
}
