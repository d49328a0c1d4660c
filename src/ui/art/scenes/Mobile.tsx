import { Fade, Glow, HouseShape, Lights, SvgPicture, Stars, Strand } from '../svg-shapes.tsx'

/**
 * Banner drawing for the campaigns of mobile phone brands: a phone and a house, connected by a fibre cable.
 */
export function Mobile() {
  return (
    <SvgPicture kind="banner" size={[640, 480]}>
      <Glow at={[470, 400]} size={[330, 220]} tone="strand" strength={0.4} />
      <Stars at="60 50 120 110 300 60 352 120 420 40 470 104 540 60 606 110 330 190 590 190" />
      <path
        className="art-far"
        opacity=".55"
        d="M240 430v-60h40v-34h44v50h30v-90h36v40h50v-64h34v86h44v-50h40v30h82v92z"
      />
      <path className="art-dark" d="M0 430h640v50H0z" />
      <Fade tone="strand" d="M0 430h640v36H0z" from={0.22} />
      <HouseShape at={[426, 430]} scale={0.72} />
      <path className="art-line" strokeWidth="2" opacity=".6" d="M0 430h640" />
      <Glow at={[190, 300]} size={[230, 240]} tone="strand" strength={0.5} />
      <g transform="rotate(-9 190 320)">
        <rect className="art-dark" x="102" y="112" width="182" height="400" rx="30" />
        <rect className="art-line" x="102" y="112" width="182" height="400" rx="30" strokeWidth="3" />
        <rect className="art-mid" x="114" y="124" width="158" height="376" rx="20" />
        <Fade
          tone="strand"
          d="M134 124h118a20 20 0 0 1 20 20v356H114V144a20 20 0 0 1 20-20z"
          from={0.2}
          to={0.7}
        />
        <path className="art-line-white" strokeWidth="5" opacity=".9" d="M175 268a26 26 0 0 1 36 0" />
        <path className="art-line-white" strokeWidth="5" opacity=".6" d="M157 248a52 52 0 0 1 72 0" />
        <path className="art-line-white" strokeWidth="5" opacity=".3" d="M139 228a78 78 0 0 1 108 0" />
        <rect className="art-dark" x="172" y="136" width="42" height="9" rx="4.5" />
      </g>
      <Strand d="M185 292c8 60 40 120 110 104s62-150 120-150c30 0 44 40 54 89" />
      <Lights at="185 292 7" />
    </SvgPicture>
  )
}
