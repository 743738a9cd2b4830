import type { GooglePicker, PickedDocument } from './google.ts';

interface PickerInput {
  readonly api_key: string;
  readonly token: string;
  readonly locale: string;
  readonly view_id?: string;
  readonly onPicked: (documents: readonly PickedDocument[]) => void;
}

/**
 * Opens the picker: folders and what is in them, several at once, without its navigation (G-398 to G-400).
 * @param onPicked is called with what was picked, and not when somebody leaves without it (G-396, G-401)
 * @throws Error when the picker has no such view (G-405)
 */
export function openPicker(
  { ViewId, Feature, Action, DocsView, PickerBuilder }: GooglePicker,
  { api_key, token, locale, view_id = 'FOLDERS', onPicked }: PickerInput,
): void {
  const view = ViewId[view_id];
  if (view === undefined) throw new Error("Can't find view by viewId");
  new PickerBuilder()
    .addView(new DocsView(view).setIncludeFolders(true))
    .enableFeature(Feature.MULTISELECT_ENABLED)
    .enableFeature(Feature.NAV_HIDDEN)
    .setOAuthToken(token)
    .setDeveloperKey(api_key)
    .setLocale(locale)
    .setCallback(({ action, docs = [] }) => {
      if (action === Action.PICKED) onPicked(docs);
    })
    .build()
    .setVisible(true);
}
