import type { QuestionKind } from '@takhti/domain';
import type { TypePaths } from '../web-type.ts';

interface BankPaths extends TypePaths {
  /** The library narrowed to such banks. */
  readonly library: string;
  readonly question: string;
}

const paths = {
  mcq: {
    editor: '/dashboard/mcq',
    question: '/dashboard/mcq/edit',
    preview: '/content/mcq/preview',
    library: '/content/mcq',
  },
  fill_in_the_blank: {
    editor: '/dashboard/fill_in_the_blank',
    question: '/dashboard/fill_in_the_blank/edit',
    preview: '/content/fill_in_the_blank/preview',
    library: '/content/fill_in_the_blank',
  },
} as const satisfies Record<QuestionKind, BankPaths>;

/** The addresses of banks of a kind of questions. */
export function bankPathsOf(kind: QuestionKind): BankPaths {
  return paths[kind];
}

/** The kinds that banks hold. Asked of the addresses: the schemas of questions would come with the first file of the studio. */
export const bankKinds = Object.keys(paths).filter(isBankKind);

/** The kind of the bank that a page of these addresses shows; other pages ask for none. */
export function kindInPath(pathname: string): QuestionKind {
  const [, , kind = ''] = pathname.split('/');
  if (isBankKind(kind)) return kind;
  throw new Error(`${pathname} is no address of a bank`);
}

function isBankKind(value: string): value is QuestionKind {
  return Object.hasOwn(paths, value);
}
