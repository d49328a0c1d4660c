import { Fade, Glow, Lights, SvgPicture, Stars, Strand } from './svg-shapes.tsx'

/** Drawing for the business plan: an open corner shop at night, connected to a fibre cable. */
export function BusinessArt() {
  return (
    <SvgPicture size={[480, 320]}>
      <Glow at={[270, 250]} size={[300, 190]} tone="strand" strength={0.42} />
      <Stars at="30 40 80 90 430 50 450 110 400 30 56 150" />
      <path className="art-far" opacity=".5" d="M0 280v-90h46v-40h40v60h60v70zM360 280v-140h66v60h54v80z" />
      <path className="art-near" d="M120 280V70h260v210z" />
      <path className="art-line" strokeWidth="4" d="M112 70h276" />
      <path className="art-panes-dim" strokeWidth="26" strokeDasharray="30 22" d="M150 104h208" />
      <path className="art-lit" d="M140 184h132v72H140zM298 184h58v96h-58z" />
      <Glow at={[206, 224]} size={[130, 80]} strength={0.5} />
      <Glow at={[328, 230]} size={[80, 80]} strength={0.5} />
      <path className="art-dark" d="M158 256v-22h30v22zM200 256v-34h22v34zM234 256v-16h28v16z" />
      <path className="art-line-dark" strokeWidth="3" d="M140 216h132M327 184v96" />
      <path className="art-roof" d="M128 140h244l16 36H112z" />
      <path
        className="art-far"
        d="M158.5 140h30.5l-2 36h-34.5zM219.5 140H250v36h-34.5zM280.5 140H311l5 36h-34.5zM341.5 140H372l16 36h-35z"
      />
      <path className="art-line" strokeWidth="3" d="M112 177h276" />
      <path className="art-dark" d="M0 280h480v40H0z" />
      <Fade d="M140 281h132l24 39H110zM298 281h58l34 39h-82z" from={0.28} />
      <path className="art-line" strokeWidth="2" opacity=".6" d="M0 280h480" />
      <Strand kind="fine" d="M-10 60c50 60 80 100 138 80" />
      <Lights at="128 140 6" />
    </SvgPicture>
  )
}
