import { exportJWK, generateKeyPair, importJWK, SignJWT, type JWTPayload } from 'jose';
import type { Services } from '../../../../http/services.ts';
import { lockInstitution } from '../../../account/index.ts';
import { newId } from '../../../../platform/ids.ts';
import { placeOfLtiKey } from '../../../../platform/vault/index.ts';
import { deleteOldKeys, insertKey, listKeys, selectNewestKey, type LtiKey } from './keys.queries.ts';

type Base = Pick<Services, 'db' | 'clock' | 'vault'>;
/** A key pair for signing, decrypted. */
type SigningKey = Pick<LtiKey, 'kid' | 'private_jwk'>;

const day = 24 * 3600_000;
/** Platforms cache keys: a replaced key stays published for this long. */
const published_ms = 7 * day;

/** The public keys of an institution, as its platforms fetch them; the first is made at the first request. */
export async function publicKeys(base: Base, institution_id: number): Promise<{ keys: object[] }> {
  await signingKey(base, institution_id);
  const keys = await base.db.readOne((tx) => listKeys(tx, institution_id));
  return { keys: keys.map(({ public_jwk }) => public_jwk) };
}

/** Signs with a new key from now on, and deletes keys that were replaced long ago. */
export async function renewKey({ db, clock, vault }: Base, institution_id: number): Promise<void> {
  const key = await makeKey();
  await db.inTransaction(async (tx) => {
    await lockInstitution(tx, institution_id);
    const replaced = await selectNewestKey(tx, institution_id);
    const now = clock.now();
    // The one that is replaced now signed until now, however old it is.
    if (replaced)
      await deleteOldKeys(tx, institution_id, {
        before: new Date(now.getTime() - published_ms),
        newest: replaced.kid,
      });
    await insertKey(tx, institution_id, encrypted(vault, institution_id, key), now);
  });
}

/** A JWT of an institution; what it says is the caller's. */
export async function signByInstitution(
  base: Base,
  institution_id: number,
  payload: JWTPayload,
  life_seconds: number,
): Promise<string> {
  const { kid, private_jwk } = await signingKey(base, institution_id);
  const seconds = Math.floor(base.clock.now().getTime() / 1000);
  return new SignJWT(payload)
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid })
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + life_seconds)
    .setJti(newId())
    .sign(await importJWK(JSON.parse(private_jwk) as object, 'RS256'));
}

// One that cannot be read on this server is as none: the next one is made, which platforms fetch.
async function signingKey({ db, clock, vault }: Base, institution_id: number): Promise<SigningKey> {
  const readable = (key: SigningKey | undefined): SigningKey | null => {
    if (!key) return null;
    const private_jwk = vault.decrypt(placeOfLtiKey(institution_id, key.kid), key.private_jwk);
    return private_jwk === null ? null : { kid: key.kid, private_jwk };
  };
  const kept = readable(await db.readOne((tx) => selectNewestKey(tx, institution_id)));
  if (kept) return kept;
  // Outside of the transaction: it takes a tenth of a second.
  const made = await makeKey();
  return db.inTransaction(async (tx) => {
    await lockInstitution(tx, institution_id);
    const faster = readable(await selectNewestKey(tx, institution_id));
    if (faster) return faster;
    await insertKey(tx, institution_id, encrypted(vault, institution_id, made), clock.now());
    return made;
  });
}

function encrypted<Key extends SigningKey>(vault: Base['vault'], institution_id: number, key: Key): Key {
  return { ...key, private_jwk: vault.encrypt(placeOfLtiKey(institution_id, key.kid), key.private_jwk) };
}

async function makeKey() {
  const { publicKey, privateKey } = await generateKeyPair('RS256', {
    modulusLength: 2048,
    extractable: true,
  });
  const kid = newId();
  return {
    kid,
    public_jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' },
    private_jwk: JSON.stringify(await exportJWK(privateKey)),
  };
}
