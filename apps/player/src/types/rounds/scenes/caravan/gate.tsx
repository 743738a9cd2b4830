import type { ReactNode } from 'react';

/** The caravanserai at the end of the road; with lights and flags when every well was filled. */
export function Gate({ isFeast }: { readonly isFeast: boolean }): ReactNode {
  return (
    <g className={isFeast ? 'gate gate-feast' : 'gate'} transform="translate(40 0)">
      <path
        className="gate-wall"
        d="M-40 0v-58h6v-6h10v6h10v-6h10v6H4v-6h10v6h10v-6h10v6h10v-6h10v6h16v58z"
      />
      <path className="gate-tower" d="M-52 0v-84h24V0zM56 0v-84h24V0z" />
      <path className="gate-dome" d="M-54-84q0-16 14-24 14 8 14 24zm108 0q0-16 14-24 14 8 14 24z" />
      <path className="gate-front" d="M-14 0v-92h56V0z" />
      <path className="gate-tiles" d="M-8-86h44m-44 6h44" />
      <path className="gate-arch" d="M-6 0v-44q2-20 20-30 18 10 20 30V0z" />
      <path className="gate-lights" d="M-40-66v.1M68-66v.1M14-52v.1" />
      {isFeast && (
        <g className="gate-flags">
          <path d="M-40-108v-14l14 5-14 5M68-108v-14l14 5-14 5M14-92v-16l16 6-16 6" />
        </g>
      )}
    </g>
  );
}
