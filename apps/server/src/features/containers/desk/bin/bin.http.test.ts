import { bringBack, deleteContainer, listBin, listHistory, openContainer } from '@takhti/contract';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openSchool } from '../../../../testing/school.ts';

const { server, author, school } = await openSchool();
const other = await server.make.person({ institution_id: author.institution_id, roles: ['cd'] });
const notFound = { problem: 'container.not_found' };
const binOf = async (person = author) => (await server.as(person).ok(listBin, { page: 1 })).records;

describe('the bin', () => {
  test('what its author deleted is there, with until when, and comes back as it was', async () => {
    const { container_id, title } = await school.draft();
    await server.as(author).ok(deleteContainer, { container_id });
    const [deleted] = await binOf();
    expect(deleted).toMatchObject({ container_id, title, content_status: 'd' });
    expect(Date.parse(deleted?.kept_until ?? '') - Date.parse(deleted?.deleted_on ?? '')).toBe(
      30 * 86_400_000,
    );
    expect(await binOf(other)).toEqual([]);

    await server.as(author).ok(bringBack, { container_id });
    expect(await server.as(author).ok(openContainer, { container_id })).toMatchObject({
      title,
      content_status: 'd',
    });
    expect(await binOf()).toEqual([]);
    const { records } = await server.as(author).ok(listHistory, { container_id, page: 1 });
    expect(records.slice(0, 2).map(({ action }) => action)).toEqual(['bringBack', 'delete']);
  });

  test('nobody brings back what is somebody else’s, was not deleted, or lay there for too long', async () => {
    const { container_id } = await school.draft();
    expect(await server.as(author).refused(bringBack, { container_id })).toMatchObject(notFound);
    await server.as(author).ok(deleteContainer, { container_id });
    expect(await server.as(other).refused(bringBack, { container_id })).toMatchObject(notFound);
    await server.db.inTransaction((tx) =>
      sql`update containers set last_activity = now() - interval '31 days' where container_id = ${container_id}`.execute(
        tx,
      ),
    );
    expect(await binOf()).toEqual([]);
    expect(await server.as(author).refused(bringBack, { container_id })).toMatchObject(notFound);
  });
});
