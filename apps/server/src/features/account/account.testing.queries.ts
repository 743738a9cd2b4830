import type { Tx } from '../../platform/db/index.ts';

/** Gives a person of a test a password. */
export async function setPasswordHash(
  tx: Tx,
  who: { institution_id: number; user_id: string },
  password_hash: string,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ password_hash })
    .where('institution_id', '=', who.institution_id)
    .where('user_id', '=', who.user_id)
    .execute();
}

/** Gives a person of a test an email. */
export async function setEmail(
  tx: Tx,
  who: { institution_id: number; user_id: string },
  email: string,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ email })
    .where('institution_id', '=', who.institution_id)
    .where('user_id', '=', who.user_id)
    .execute();
}

/** Takes a role from a person, as an administrator would. */
export async function takeRole(
  tx: Tx,
  who: { institution_id: number; user_id: string },
  role: string,
): Promise<void> {
  await tx
    .deleteFrom('user_roles')
    .where('institution_id', '=', who.institution_id)
    .where('user_id', '=', who.user_id)
    .where('role', '=', role)
    .execute();
}

/** Lets a person of a test in no more, as an administrator would. */
export async function disable(tx: Tx, who: { institution_id: number; user_id: string }): Promise<void> {
  await tx
    .updateTable('users')
    .set({ is_disabled: 1 })
    .where('institution_id', '=', who.institution_id)
    .where('user_id', '=', who.user_id)
    .execute();
}

/** Lets a person of a test see the list of developers, as an administrator would. */
export async function letViewDevelopers(
  tx: Tx,
  who: { institution_id: number; user_id: string },
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ is_view_cds: 1 })
    .where('institution_id', '=', who.institution_id)
    .where('user_id', '=', who.user_id)
    .execute();
}
