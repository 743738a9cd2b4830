/** The part of the browser's storage that a comment on its way needs. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface CommentDraft {
  read(): string;
  keep(text: string): void;
}

/**
 * Keeps a comment in the browser while it is typed, for one person and what it is about: an item, a place in it, a comment. A browser that refuses storage loses only
 * this safety net, so its refusal is not an error.
 */
export function commentDraft(storage: DraftStorage, user_id: string, about: string): CommentDraft {
  const key = `takhti.comment/${user_id}/${about}`;
  return {
    read() {
      try {
        return storage.getItem(key) ?? '';
      } catch {
        return '';
      }
    },
    keep(text) {
      try {
        if (text.trim() === '') storage.removeItem(key);
        else storage.setItem(key, text);
      } catch {
        // Kept on the screen then.
      }
    },
  };
}
