import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { loadTexts, type Namespace, type TextKey } from '../../i18n/index.ts';
import { yieldToMain } from '../../performance/yield-to-main.ts';

/** The target of a page's back button: an address, or one made from the page's query. */
export type BackTarget = string | ((query: URLSearchParams) => string) | null;

/** The facts about a page for the shell. */
export interface PageHandle {
  readonly title: TextKey;
  readonly back: BackTarget;
  readonly isEditor: boolean;
}

interface PageInput {
  readonly path: string;
  readonly title: TextKey;
  /** Mostly '/dashboard' or '/content' (C-077, C-078). */
  readonly back: BackTarget;
  /** Texts that must be there before the page shows; `common` always is, and `problems` unless it is the first page. */
  readonly texts: readonly Namespace[];
  readonly load: () => Promise<{ Component: ComponentType }>;
  /** Editors take the full width: no sidebar and no menu button (C-199). */
  readonly isEditor?: boolean;
  /** The page that everybody waits for first: the texts of problems, which weigh more than its own, come when something is refused. */
  readonly isFirst?: boolean;
}

/** One line of the table of routes: a page that is loaded, with its texts, when somebody goes there. */
export function page({
  path,
  title,
  back,
  texts,
  load,
  isEditor = false,
  isFirst = false,
}: PageInput): RouteObject {
  const handle: PageHandle = { title, back, isEditor };
  return {
    path,
    handle,
    lazy: async () => {
      // The shell loads at the same time: evaluated together, both would be one long task.
      await yieldToMain();
      const [module] = await Promise.all([load(), loadTexts(isFirst ? texts : ['problems', ...texts])]);
      return { Component: module.Component };
    },
  };
}

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle && 'back' in handle;
}
