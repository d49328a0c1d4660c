import { Fade, Glow, Lights, SvgPicture, Stars, Strand } from '../svg-shapes.tsx'

/** Banner drawing of the regional offers: a city with lit windows, and a fibre cable between its towers. */
export function City() {
  return (
    <SvgPicture kind="banner" size={[640, 480]}>
      <Glow at={[400, 420]} size={[440, 320]} tone="strand" strength={0.5} />
      <Stars at="40 60 110 40 190 100 250 30 300 80 500 40 560 100 620 50 90 160" />
      <path
        className="art-far"
        opacity=".6"
        d="M0 440V330h40v-60h46v90h30V230h50v70h36V170h44v100h34v-50h56v40h30V150h44v80h40v-50h52v70h36v-60h56v90h46v150z"
      />
      <path className="art-line-far" strokeWidth="3" d="M396 150V84M388 108h16M224 170v-34" />
      <circle className="art-white" cx="396" cy="82" r="3.5" />
      <path
        className="art-mid"
        d="M20 440V360h54v80zM92 440V290h60v150zM196 440V250h64v190zM290 440V300h56v140zM398 440V230h70v210zM500 440V280h60v160zM590 440V320h50v120z"
      />
      <path
        className="art-panes-dim"
        strokeWidth="6"
        strokeDasharray="8 10 8 10 8 28"
        d="M36 372v60M58 372v60M106 304v130M122 322v112M138 304v130M212 266v170M228 284v150M244 266v170M304 316v120M330 334v100M414 246v190M433 264v170M452 246v190M516 296v140M544 314v120M606 334v100M626 334v100"
      />
      <path
        className="art-panes"
        strokeWidth="6"
        strokeDasharray="8 64 8 28"
        d="M106 322v110M138 358v76M212 284v150M244 302v130M304 352v80M414 300v130M452 264v170M544 332v100M36 390v40"
      />
      <Fade tone="strand" d="M0 380h640v60H0z" from={0} to={0.35} />
      <path
        className="art-dark"
        d="M0 440v-40h46v40zM140 440V350h70v90zM246 440V378h60v62zM332 440V330l40-20v130zM372 440V310h34v130zM452 440V366h64v74zM548 440V340h58v100zM606 440v-50h34v50z"
      />
      <path
        className="art-panes art-arrival"
        strokeWidth="8"
        strokeDasharray="10 12 10 34 10 12"
        d="M156 364v70M175 386v50M194 364v70M262 392v44M288 392v44M382 326v110M396 348v88M468 380v56M500 380v56M564 356v80M590 378v58M16 412v24"
      />
      <path className="art-line-dark" strokeWidth="4" d="M175 350v-44M352 324v-60M484 366v-50M577 340v-48" />
      <Strand d="M-10 200Q90 330 175 306 270 340 352 264 420 350 484 316 540 330 577 292 610 270 650 210" />
      <Lights at="175 306 5, 352 264 6, 484 316 5, 577 292 5.5" />
      <path className="art-dark" d="M0 440h640v40H0z" />
      <Fade tone="strand" d="M0 440h640v34H0z" from={0.25} />
      <path className="art-line" strokeWidth="2" opacity=".5" d="M0 440h640" />
    </SvgPicture>
  )
}
