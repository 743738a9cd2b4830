import type { XmlElement } from '../../../kit/xml/read-xml.ts';

/** The two versions of QTI that are written. */
export type QtiVersion = '2.1' | '3.0';

/** An element or attribute by its name in the version: `choiceInteraction`, in 3.0 `qti-choice-interaction`. */
export function elementName(name: string, version: QtiVersion): string {
  return version === '2.1' ? name : `qti-${attributeName(name, version)}`;
}

/** An attribute by its name in the version: `maxChoices`, in 3.0 `max-choices`. */
export function attributeName(name: string, version: QtiVersion): string {
  return version === '2.1' ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** An item of either version with the names of 2.1, so that one reader serves both. */
export function withOlderNames(element: XmlElement): XmlElement {
  return {
    ...element,
    name: element.name.startsWith('qti-') ? joined(element.name.slice(4)) : element.name,
    attributes: Object.fromEntries(
      Object.entries(element.attributes).map(([name, value]) => [
        name.startsWith('data-') ? name : joined(name),
        value,
      ]),
    ),
    children: element.children.map((child) => (typeof child === 'string' ? child : withOlderNames(child))),
  };
}

function joined(name: string): string {
  return name.replace(/-([a-z])/g, (_whole, letter: string) => letter.toUpperCase());
}
