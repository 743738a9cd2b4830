import sharp from 'sharp';
import type { DemoPicture } from '../material/types.ts';

const drawings: Readonly<Record<DemoPicture, string>> = {
  sun: `<rect width="240" height="217" fill="#d7e8f8"/><g stroke="#d98a1f" stroke-width="10" stroke-linecap="round">
    <path d="M120 22v22M120 173v22M34 108h22M184 108h22M59 47l16 16M165 153l16 16M59 169l16-16M165 63l16-16"/></g>
    <circle cx="120" cy="108" r="44" fill="#f2b544"/>`,
  moon: `<rect width="240" height="217" fill="#1a2b4c"/><path d="M146 40a74 74 0 1 0 34 108 60 60 0 0 1-34-108Z" fill="#f6e7b8"/>
    <g fill="#fff"><circle cx="186" cy="58" r="4"/><circle cx="206" cy="104" r="3"/><circle cx="40" cy="42" r="3"/></g>`,
  star: `<rect width="240" height="217" fill="#1a2b4c"/><path d="m120 34 21 51 55 4-42 36 13 54-47-29-47 29 13-54-42-36 55-4Z" fill="#f2b544"/>
    <g fill="#fff"><circle cx="44" cy="56" r="4"/><circle cx="200" cy="168" r="4"/><circle cx="42" cy="170" r="3"/></g>`,
  rain: `<rect width="240" height="217" fill="#d7e8f8"/><g stroke="#2b6a9e" stroke-width="8" stroke-linecap="round">
    <path d="M76 142l-10 28M112 142l-10 28M148 142l-10 28M184 142l-10 28"/></g>
    <path d="M70 124a34 34 0 0 1 4-68 48 48 0 0 1 90-8 38 38 0 0 1 8 76Z" fill="#8a97a6"/>`,
  snow: `<rect width="240" height="217" fill="#bcd5ed"/><path d="M0 176q60-26 120-4t120-8v53H0Z" fill="#fff"/>
    <circle cx="120" cy="142" r="38" fill="#fff"/><circle cx="120" cy="84" r="26" fill="#fff"/>
    <g fill="#37404c"><circle cx="111" cy="79" r="3.500"/><circle cx="129" cy="79" r="3.500"/><circle cx="120" cy="132" r="4"/><circle cx="120" cy="150" r="4"/></g>
    <path d="m120 86 22 5-22 5Z" fill="#d98a1f"/><path d="M96 62h48M104 62V40h32v22" fill="#37404c" stroke="#37404c" stroke-width="6"/>`,
  wind: `<rect width="240" height="217" fill="#d7e8f8"/><path d="m150 30 44 52-58 46-30-62Z" fill="#b3402f"/>
    <path d="m150 30-14 98m58-46-88-16" stroke="#fff" stroke-width="4"/>
    <path d="M136 128q-34 20-20 40t-34 32" fill="none" stroke="#37404c" stroke-width="4"/>
    <g fill="none" stroke="#6896c0" stroke-width="7" stroke-linecap="round"><path d="M22 66h44q18 0 16-16t-18-12M22 96h62"/></g>`,
  circle: `<rect width="240" height="217" fill="#f3eee6"/><circle cx="120" cy="108" r="70" fill="#d98a1f"/>`,
  square: `<rect width="240" height="217" fill="#f3eee6"/><rect x="55" y="43" width="130" height="130" fill="#1f7a5c"/>`,
  triangle: `<rect width="240" height="217" fill="#f3eee6"/><path d="m120 34 80 144H40Z" fill="#2b6a9e"/>`,
  rectangle: `<rect width="240" height="217" fill="#f3eee6"/><rect x="32" y="66" width="176" height="86" fill="#b3402f"/>`,
};

// As large as a card with a picture wants it, of a shape between those that cards and bins want (games specification, section 9).
const size = { width: 480, height: 434 };
const drawn = new Map<DemoPicture, Promise<Buffer>>();

/** A drawing as a file that somebody could upload; each is made once. */
export function pictureFile(picture: DemoPicture): Promise<Buffer> {
  const known = drawn.get(picture);
  if (known) return known;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 217" width="${size.width}" height="${size.height}">${drawings[picture]}</svg>`;
  const file = sharp(Buffer.from(svg)).png({ compressionLevel: 3 }).toBuffer();
  drawn.set(picture, file);
  return file;
}
