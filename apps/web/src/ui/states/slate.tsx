/** The studio's mark: a takhti, the wooden slate with its handle and a line of writing on it. */
export function Slate({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect x="12.5" y="1.5" width="7" height="6" rx="2.5" fill="#8a5a2b" />
      <rect x="3" y="5.5" width="26" height="25" rx="4" fill="#a06c37" />
      <rect x="5.5" y="8" width="21" height="20" rx="2" fill="#faf7f2" />
      <path
        d="M22.5 14.2c-1.7 2.9-4 .3-5.3.3-1.2 0-1.3 2-2.9 2-1.4 0-1.4-2-2.7-2-1.2 0-1.9 1.6-2.6 3.2"
        fill="none"
        stroke="#1f7a5c"
        strokeWidth="2.1"
        strokeLinecap="round"
      />
      <circle cx="15.8" cy="20.4" r="1.15" fill="#1f7a5c" />
      <path d="M9 24.4h9" stroke="#d98a1f" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
  );
}
