import { password, type Login } from '../../helpers/people/people.ts';
import type { SkillPlace } from '../../helpers/skills.ts';
import { isSending } from '../../helpers/actions.ts';
import { studioTexts } from '../../helpers/screen/texts.ts';
import type { Person } from './page.ts';

const t = studioTexts('en');
/** For what comes at once or, where the page has changed meanwhile, not at all. */
const soon = 4_000;

/** Logs in by the form, as somebody whom this browser does not know. */
export async function logIn(person: Person, address: string, login: Login): Promise<void> {
  await person.goTo(`${address}/health`);
  await person.evaluates('localStorage.clear(); sessionStorage.clear()');
  await person.goTo(`${address}/`);
  await person.types('input[autocomplete=username]', login);
  await person.types('input[type=password]', password);
  await person.presses('form button[type=submit]');
  await arrives(person, '/dashboard');
}

/** From the dashboard through Create to the first question of a new bank. */
export async function startBank(
  person: Person,
  title: string,
  { grade, subject, skill }: SkillPlace,
): Promise<void> {
  await person.presses('a', t('common:create'));
  await person.presses('a', new RegExp(t('common:types.mcq')));
  await person.types('input', title, t('dashboard:start.name'));
  await pick(person, t('common:grade'), t('common:grade_number', { number: grade }));
  await pick(person, t('common:subject'), subject);
  await person.presses('[role=radio], label', new RegExp(skill));
  await person.presses('button', t('dashboard:start.create'));
  await person.sees('h1', t('questions:new'));
}

async function pick(person: Person, label: string, choice: string): Promise<void> {
  // A list that is just closing takes the press for its own.
  await person.waitsFor(`the choice ${choice}`, async () => {
    await person.presses('[role=combobox], input', label);
    await person.waitsFor(choice, () => person.seesNow('[role=option]', choice), 3_000);
    await person.presses('[role=option]', choice);
    return true;
  });
}

/** A field of rich text turns into an editor when it is entered. */
export async function writeRich(person: Person, label: string, text: string): Promise<void> {
  await person.presses('[role=textbox]', label);
  await person.sees('[contenteditable=true]', label);
  await person.keys(text);
}

/** Presses an action, in the bar or behind More, and confirms the sheet before what is sent on its way. */
export async function act(person: Person, name: string): Promise<void> {
  const action = `[data-action=${name}]`;
  const confirm = isSending(name) ? t(`review:before.${name}.confirm`) : '';
  await person.waitsFor(`the action ${name}`, async () => {
    // Until the bar knows how wide its page is, all but the main action stand behind More, and More may go.
    if (!(await person.seesNow(action))) await person.presses('main button', t('actions:more'), soon);
    await person.presses(action, undefined, soon);
    if (confirm) await person.waitsFor(confirm, () => person.seesNow('[role=dialog] button', confirm), soon);
    return true;
  });
  if (confirm) await person.presses('[role=dialog] button', confirm);
}

/** The name of an option's field. */
export const option = (number: number): string => t('questions:options.option', { number });

/** Waits until the address is that of a page. */
export async function arrives(person: Person, path: string): Promise<void> {
  await person.waitsFor(
    path,
    async () => (await person.evaluates<string>('return location.pathname')) === path,
  );
}
