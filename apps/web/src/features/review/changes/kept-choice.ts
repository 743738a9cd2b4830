type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface KeptChoice {
  read(): boolean;
  keep(isOn: boolean): void;
}

/** A person's choice for an item, stored for the tab. If storage is refused, the choice is lost on reload. */
export function keptChoice(store: Store, user_id: string, container_id: string): KeptChoice {
  const key = `takhti.suggesting/${user_id}/${container_id}`;
  return {
    read() {
      try {
        return store.getItem(key) !== null;
      } catch {
        return false;
      }
    },
    keep(isOn) {
      try {
        if (isOn) store.setItem(key, '1');
        else store.removeItem(key);
      } catch {
        // It holds on this page then.
      }
    },
  };
}
