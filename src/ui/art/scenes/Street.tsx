import { Fade, Glow, HouseShape, SvgPicture, Stars, Strand } from '../svg-shapes.tsx'

/** Default banner drawing: a street at night, and a fibre cable that leads to one of the houses. */
export function Street() {
  return (
    <SvgPicture kind="banner" size={[640, 480]}>
      <Glow at={[420, 410]} size={[420, 250]} tone="strand" strength={0.42} />
      <Stars at="70 60 132 120 210 44 268 96 330 30 396 84 470 40 548 92 602 34 40 150 300 150 580 150" />
      <path
        className="art-far"
        opacity=".55"
        d="M0 420v-92h34v-30h46v52h30v-70h40v-24h26v94h38v-44h52v34h40v-78h30v52h56v-34h44v60h60v-40h46v46h98v74z"
      />
      <path
        className="art-mid"
        d="M0 420v-58l36-32 36 32v58zM92 420v-70h70v70zM172 420v-54l40-34 40 34v54zM262 420v-44h82v44z"
      />
      <path
        className="art-panes-dim"
        strokeWidth="11"
        strokeDasharray="12 17"
        d="M20 378h38M108 372h40M196 384h36M284 396h40"
      />
      <path
        className="art-near"
        d="M292 420c-16-8-20-30-8-44-2-26 16-40 30-38 18 2 30 18 26 40 10 14 6 34-8 42z"
      />
      <path className="art-dark" d="M0 420h640v60H0z" />
      <Fade tone="strand" d="M0 420h640v40H0z" from={0.22} />
      <HouseShape at={[340, 420]} />
      <path className="art-line" strokeWidth="2" opacity=".6" d="M0 420h640" />
      <path className="art-line" strokeWidth="2" strokeDasharray="34 30" opacity=".35" d="M6 456h628" />
      <path className="art-line" strokeWidth="6" d="M176 430V168M150 184h52" />
      <path className="art-line" strokeWidth="4" d="M154 178v6M198 178v6" />
      <path
        className="art-line"
        strokeWidth="1.5"
        opacity=".6"
        d="M-4 150c60 30 110 36 158 28 60 62 140 104 226 112"
      />
      <Strand d="M-10 96C60 140 130 172 198 170c50 60 120 114 202 118" />
    </SvgPicture>
  )
}
