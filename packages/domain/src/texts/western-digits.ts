/** A text with the digits of all our keyboards as 0 to 9. */
export function westernDigits(text: string): string {
  return text
    .replaceAll(/[۰-۹]/g, (sign) => String(sign.charCodeAt(0) - 0x06f0))
    .replaceAll(/[٠-٩]/g, (sign) => String(sign.charCodeAt(0) - 0x0660));
}
