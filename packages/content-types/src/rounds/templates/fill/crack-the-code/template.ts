import { languageRecords, type CodeBoard, type Finding, type Language } from '@takhti/domain';
import { graphemesOf } from '../../../../kit/graphemes.ts';
import { error, warning } from '../../../../messages.ts';
import { headFindings, longText } from '../../../head-findings.ts';
import { templateLimits } from '../../../cards/limits.ts';
import type { RoundOf } from '../../../round.ts';
import { defineTemplate, type Judging } from '../../../template.ts';
import { decrypt, encrypt, readCipherKey } from '../cipher.ts';

type Code = RoundOf<'crack_the_code'>;

/** A statement in code, to be turned back letter by letter (games specification, section 3). */
export const crackTheCode = defineTemplate({
  template_type: 'crack_the_code',
  engine: 'fill',
  label: 'Crack the code',
  together: ['cipher_key', 'encrypted_statment', 'decrypted_statment'],
  content: () => ({
    template_type: 'crack_the_code',
    cipher_key: '3',
    encrypted_statment: '',
    decrypted_statment: '',
  }),
  findings: (round, judging) => [...headFindings(round), ...codeFindings(round, judging)],
  board: (round, { language }) => codeBoard(round, language),
});

function codeFindings(round: Code, { language }: Judging): Finding[] {
  const { cipher_key, encrypted_statment, decrypted_statment } = round;
  const key = readCipherKey(cipher_key, language);
  const path = ['decrypted_statment'];
  const findings: Finding[] = longText(path, decrypted_statment, templateLimits.crack_the_code.statement);
  if (!key)
    findings.push(
      error(['cipher_key'], 'game.key_invalid', { max: languageRecords[language].letters.length - 1 }),
    );
  if (decrypted_statment.trim() === '') findings.push(error(path, 'game.statement_required'));
  else if (key && !graphemesOf(decrypted_statment.toUpperCase()).some((letter) => key.has(letter)))
    findings.push(error(path, 'game.statement_letters'));
  if (encrypted_statment.trim() === '')
    findings.push(error(['encrypted_statment'], 'game.statement_required'));
  else if (key && decrypt(encrypted_statment.trim(), key) !== decrypted_statment.trim().toUpperCase())
    findings.push(warning(['encrypted_statment'], 'game.code_mismatch'));
  return findings;
}

function codeBoard(round: Code, language: Language): CodeBoard {
  const key = readCipherKey(round.cipher_key, language) ?? new Map<string, string>();
  const plain = graphemesOf(round.decrypted_statment.trim().toUpperCase());
  const written = graphemesOf(round.encrypted_statment.trim().toUpperCase());
  // A hand-made code that fits letter by letter is kept; one that does not could never be solved.
  const coded = written.length === plain.length ? written : graphemesOf(encrypt(plain.join(''), key));
  return {
    kind: 'code',
    signs: plain.map((letter, at) => ({
      coded: coded[at] ?? letter,
      plain: letter,
      is_letter: key.has(letter),
    })),
    key: [...key].map(([letter, code]) => ({ coded: code, plain: letter })),
    is_strict: round.is_strict === true,
  };
}
