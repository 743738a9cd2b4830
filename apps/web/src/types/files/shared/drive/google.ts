/** A picked file, as Google reports it. */
export interface PickedDocument {
  readonly name: string;
  /** Its address. */
  readonly url: string;
  readonly sizeBytes?: number | string;
}

interface PickerAnswer {
  readonly action: string;
  readonly docs?: readonly PickedDocument[];
}

interface PickerBuilder {
  addView(view: object): PickerBuilder;
  enableFeature(feature: string): PickerBuilder;
  setOAuthToken(token: string): PickerBuilder;
  setDeveloperKey(key: string): PickerBuilder;
  setLocale(locale: string): PickerBuilder;
  setCallback(callback: (answer: PickerAnswer) => void): PickerBuilder;
  build(): { setVisible(isVisible: boolean): void };
}

/** The part of Google's picker that is used. */
export interface GooglePicker {
  readonly ViewId: Readonly<Record<string, string>>;
  readonly Feature: Readonly<Record<'MULTISELECT_ENABLED' | 'NAV_HIDDEN', string>>;
  readonly Action: { readonly PICKED: string };
  readonly DocsView: new (view_id: string) => { setIncludeFolders(isIncluded: boolean): object };
  readonly PickerBuilder: new () => PickerBuilder;
}

interface TokenAnswer {
  readonly access_token?: string;
  readonly error?: string;
}

/** The part of Google's question for leave that is used. */
export interface GoogleLeave {
  initTokenClient(asked: {
    readonly client_id: string;
    readonly scope: string;
    readonly callback: (answer: TokenAnswer) => void;
    readonly error_callback: (error: unknown) => void;
  }): { requestAccessToken(): void };
}

/** The globals of its scripts. */
export interface GoogleScripts {
  gapi?: { load(name: string, loaded: () => void): void };
  google?: { readonly picker?: GooglePicker; readonly accounts?: { readonly oauth2?: GoogleLeave } };
}

export interface Google {
  readonly picker: GooglePicker;
  readonly leave: GoogleLeave;
}
