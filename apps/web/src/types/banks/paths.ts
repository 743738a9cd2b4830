import type { ContentType, QuestionKind } from '@takhti/domain';
import type { TypePaths } from '../web-type.ts';

interface BankPaths extends TypePaths {
  /** The library narrowed to such banks. */
  readonly library: string;
  readonly question: string;
  /** Its questions as a paper to print. */
  readonly paper: string;
}

const paths = {
  mcq: {
    editor: '/dashboard/mcq',
    question: '/dashboard/mcq/edit',
    preview: '/content/mcq/preview',
    library: '/content/mcq',
    paper: '/content/mcq/paper',
  },
  fill_in_the_blank: {
    editor: '/dashboard/fill_in_the_blank',
    question: '/dashboard/fill_in_the_blank/edit',
    preview: '/content/fill_in_the_blank/preview',
    library: '/content/fill_in_the_blank',
    paper: '/content/fill_in_the_blank/paper',
  },
  article: {
    editor: '/dashboard/comprehension',
    question: '/dashboard/comprehension/edit',
    preview: '/content/comprehension/preview',
    library: '/content/comprehension',
    paper: '/content/comprehension/paper',
  },
  // Games on the rows of a bank of their own.
  jungle_gym_classic: {
    editor: '/dashboard/jungle-gym-classic',
    question: '/dashboard/jungle-gym-classic/edit',
    preview: '/content/jungle-gym-classic/preview',
    library: '/content/jungle-gym-classic',
    paper: '/content/jungle-gym-classic/paper',
  },
  timor_the_turtle: {
    editor: '/dashboard/timor-the-turtle',
    question: '/dashboard/timor-the-turtle/edit',
    preview: '/content/timor-the-turtle/preview',
    library: '/content/timor-the-turtle',
    paper: '/content/timor-the-turtle/paper',
  },
} as const satisfies Partial<Record<ContentType, BankPaths>> & Record<QuestionKind, BankPaths>;

/** The types whose containers hold questions, each with a page of its own. */
export type BankType = keyof typeof paths;

/** What such content is beside its questions: nothing more, or a text that they are about. It has other pages and names then. */
export type BankForm = 'bank' | 'article';

const forms = {
  mcq: 'bank',
  fill_in_the_blank: 'bank',
  article: 'article',
  jungle_gym_classic: 'bank',
  timor_the_turtle: 'bank',
} as const satisfies Record<BankType, BankForm>;

/** The form of a type. */
export function bankFormOf(type: BankType): BankForm {
  return forms[type];
}

/** The addresses of what holds questions, by its type. */
export function bankPathsOf(type: BankType): BankPaths {
  return paths[type];
}

/** Those types. Asked of the addresses: the schemas of questions would come with the first file of the studio. */
export const bankTypes = Object.keys(paths).filter(isBankType);

/** The type of which a page of these addresses shows something; other pages ask for none. */
export function bankTypeInPath(pathname: string): BankType {
  const [, , segment = ''] = pathname.split('/');
  const type = bankTypes.find((each) => paths[each].editor.endsWith(`/${segment}`));
  if (type !== undefined && segment !== '') return type;
  throw new Error(`${pathname} is no address of a bank`);
}

function isBankType(value: string): value is BankType {
  return Object.hasOwn(paths, value);
}
