import { isRecord } from '@takhti/domain';

/** The parameters of a launch (cmi5, section 8.1). */
export interface Cmi5Launch {
  /** Ends in a slash. */
  readonly endpoint: string;
  readonly fetch: string;
  readonly actor: object;
  readonly registration: string;
  readonly activityId: string;
}

/** The launch data of the platform (section 10). */
export interface LaunchData {
  /** The fields that all statements share. */
  readonly contextTemplate: Readonly<Record<string, unknown>>;
  /** In any other mode the learner only looks, and nothing is reported. */
  readonly isNormal: boolean;
  /** From 0 to 1; null where passing is not asked. */
  readonly masteryScore: number | null;
  readonly returnURL: string;
}

/** The launch in an address; null if there is none. */
export function launchIn(search: string): Cmi5Launch | null {
  const query = new URLSearchParams(search);
  const get = (name: string): string => query.get(name) ?? '';
  const actor = parsed(get('actor'));
  const launch = {
    endpoint: get('endpoint').replace(/\/*$/, '/'),
    fetch: get('fetch'),
    registration: get('registration'),
    activityId: get('activityId'),
  };
  const isWhole =
    Object.values(launch).every((value) => value !== '') && isWeb(launch.endpoint) && isWeb(launch.fetch);
  return isWhole && isRecord(actor) ? { ...launch, actor } : null;
}

/** The content of `LMS.LaunchData`; missing fields have the defaults of the standard. */
export function readLaunchData(value: unknown): LaunchData {
  const data = isRecord(value) ? value : {};
  const { contextTemplate, launchMode, masteryScore, returnURL } = data;
  return {
    contextTemplate: isRecord(contextTemplate) ? contextTemplate : {},
    isNormal: launchMode === undefined || launchMode === 'Normal',
    masteryScore: typeof masteryScore === 'number' ? masteryScore : null,
    returnURL: typeof returnURL === 'string' && isWeb(returnURL) ? returnURL : '',
  };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

// Another scheme, `javascript:` for one, would be run by the person who follows it.
function isWeb(address: string): boolean {
  return /^https?:\/\//i.test(address);
}
