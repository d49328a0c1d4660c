import { Fade, Glow, HouseShape, Lights, People, SvgPicture, Stars, Strand } from '../svg-shapes.tsx'

/** Banner drawing of the employee offer: an office and a home, connected by a fibre cable. */
export function EmployeeOffer() {
  return (
    <SvgPicture kind="banner" size={[640, 480]}>
      <Glow at={[380, 400]} size={[400, 260]} tone="strand" strength={0.42} />
      <Stars at="40 60 110 120 330 50 390 110 450 50 520 120 590 60 620 180 360 170 60 200" />
      <path
        className="art-far"
        opacity=".55"
        d="M0 430V330h50v-40h40v80h150v-60h44v-50h36v90h60v-50h60v30h60v-60h50v40h90v120z"
      />
      <path className="art-near" d="M150 430V126h112v304z" />
      <path className="art-mid" d="M262 430V126l52 30v274z" />
      <path className="art-line" strokeWidth="3" d="M150 126h112l52 30" />
      <path
        className="art-panes-dim"
        strokeWidth="15"
        strokeDasharray="16 7.35"
        d="M164 160h86M164 190h86M164 220h86M164 250h86M164 280h86M164 310h86M164 340h86"
      />
      <path
        className="art-panes art-arrival"
        strokeWidth="15"
        strokeDasharray="16 30.7"
        d="M187.3 160h63M164 190h17M210.7 220h17M164 250h63M187.3 310h63M210.7 340h17M164 280h17"
      />
      <path
        className="art-panes-dim"
        strokeWidth="3"
        strokeDasharray="15 15"
        opacity=".8"
        d="M280 172v200M296 180v196"
      />
      <path className="art-lit art-arrival" d="M166 372h80v58h-80z" />
      <Glow at={[206, 400]} size={[90, 70]} strength={0.5} arrives />
      <People at="184 430 8, 206 430 9, 229 430 8" />
      <path className="art-dark" d="M0 430h640v50H0z" />
      <Fade tone="strand" d="M0 430h640v36H0z" from={0.22} />
      <Fade d="M166 432h80l30 44H140z" from={0.3} arrives />
      <HouseShape at={[400, 430]} scale={0.72} />
      <path className="art-line" strokeWidth="2" opacity=".6" d="M0 430h640" />
      <path className="art-line" strokeWidth="4" d="M206 126V92" />
      <Strand d="M-10 190c60 20 130-30 216-98 30 80 120 220 237 243" />
      <Lights at="206 92 7, 252 186 5, 316 265 5, 384 315 5" />
    </SvgPicture>
  )
}
