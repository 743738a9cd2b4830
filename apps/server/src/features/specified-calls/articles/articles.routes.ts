import * as calls from '@takhti/contract';
import { loadContainer, toOpenedContainer } from '../../containers/index.ts';
import { openLibraryContent } from '../../library/index.ts';
import { deletePublished, editPublished } from '../../reuse/index.ts';
import { route, type Route } from '../../../http/route.ts';
import { createArticle, listArticles, openArticle, toArticle, updateArticle } from './articles.service.ts';

const content_type = 'article';

export const articlesRoutes: readonly Route[] = [
  route(calls.createArticle, ({ input, session, services: { db } }) =>
    db.inTransaction((tx) => createArticle(tx, session, input)),
  ),

  route(calls.updateArticle, ({ input, session, services: { db } }) =>
    db.inTransaction((tx) => updateArticle(tx, session, input)),
  ),

  route(calls.openArticle, ({ input, session, services: { db } }) =>
    db.inReadTransaction((tx) => openArticle(tx, session, input.article_id)),
  ),

  route(calls.editArticle, ({ input, session, services }) => {
    const { article_id: content_id, is_duplicate } = input;
    return services.db.inTransaction(async (tx) =>
      toArticle(await editPublished(tx, services, session, { content_id, content_type, is_duplicate })),
    );
  }),

  route(calls.openLibraryArticle, ({ input, session, services: { db } }) =>
    db.inReadTransaction(async (tx) => {
      const wanted = { content_id: input.article_id, content_type } as const;
      const { container_id } = await openLibraryContent(tx, session, wanted);
      return toArticle(toOpenedContainer(session, await loadContainer(tx, session, container_id)));
    }),
  ),

  route(calls.listArticlesOfSkill, ({ input, session, services: { db } }) =>
    db.inReadTransaction((tx) => listArticles(tx, session, input.skill_id)),
  ),

  route(calls.deleteArticle, async ({ input, session, services: { db } }) => {
    await db.inTransaction((tx) =>
      deletePublished(tx, session, { content_id: input.article_id, content_type }),
    );
    return {};
  }),
];
