import { isWebAddress } from '@takhti/domain';

/** Facts about a visit in the address with which an LMS opens the studio (C-408); they decide what is shown and grant nothing. */
export interface UrlData {
  readonly isLms: boolean;
  readonly isTeacher: boolean;
  readonly full_access: boolean;
  /** The address to go back to; http and https only. */
  readonly redirect_url: string | null;
  /** The LMS opened a window of its own: leaving closes it (C-410). */
  readonly is_popup: boolean;
  /** Which page of the LMS opened the studio. */
  readonly coming_from: string | null;
}

/** The target of a direct link, and how it is shown (C-177, C-190). */
export interface LinkData {
  readonly container_id: string | null;
  readonly content_id: string | null;
  readonly assessment_id: string | null;
  readonly institution_id: number | null;
  /** Read-only, also for people who may edit it elsewhere. */
  readonly isViewContent: boolean;
  /** Its content_id is the one that the LMS knows it by. */
  readonly isLmsContent: boolean;
}

export interface Launch {
  /** null when the address says nothing of an LMS. */
  readonly urlData: UrlData | null;
  /** Secret: it is good for a login. */
  readonly token: string | null;
  /** The query without its secret. */
  readonly search: string;
  /** A parameter that is missing beside the others (C-1021, C-1023). */
  readonly missing: 'isLms' | 'isTeacher' | null;
}

export const noUrlData: UrlData = {
  isLms: false,
  isTeacher: false,
  full_access: false,
  redirect_url: null,
  is_popup: false,
  coming_from: null,
};

const names = Object.keys(noUrlData);

/** Reads the address with which the studio was opened. */
export function launchIn(search: string): Launch {
  const query = new URLSearchParams(search);
  const token = query.get('token');
  query.delete('token');
  const rest = query.toString();
  const [hasLms, hasTeacher] = [query.has('isLms'), query.has('isTeacher')];
  return {
    urlData: names.some((name) => query.has(name)) ? urlDataIn(query) : null,
    token: token === '' ? null : token,
    // Untouched where there is no secret: what was written stays as it was written.
    search: token === null ? search : rest && `?${rest}`,
    missing: hasLms === hasTeacher ? null : hasLms ? 'isTeacher' : 'isLms',
  };
}

/** Parses the address of a visit from an LMS. */
export function urlDataIn(query: URLSearchParams): UrlData {
  return {
    isLms: isOn(query.get('isLms')),
    isTeacher: isOn(query.get('isTeacher')),
    full_access: isOn(query.get('full_access')),
    redirect_url: webAddress(query.get('redirect_url') ?? ''),
    is_popup: isOn(query.get('is_popup')),
    coming_from: query.get('coming_from'),
  };
}

/** Reads what a direct link names (C-184 to C-189). */
export function linkIn(query: URLSearchParams): LinkData {
  const institution = Number.parseInt(query.get('institution_id') ?? '', 10);
  return {
    container_id: query.get('container_id'),
    content_id: query.get('content_id'),
    assessment_id: query.get('assessment_id'),
    institution_id: Number.isNaN(institution) ? null : institution,
    isViewContent: isOn(query.get('isViewContent')),
    isLmsContent: isOn(query.get('isLmsContent')),
  };
}

function isOn(value: string | null): boolean {
  return value === '1' || value?.toLowerCase() === 'true';
}

function webAddress(text: string): string | null {
  return isWebAddress(text) && URL.canParse(text) ? new URL(text).href : null;
}
