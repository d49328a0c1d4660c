import { Fade, Glow, People, SvgPicture, Stars, Strand } from '../svg-shapes.tsx'

/**
 * Banner drawing of the Globoplay campaign: three people on a sofa in front of a screen, seen through a
 * window.
 */
export function Globoplay() {
  return (
    <SvgPicture kind="banner" size={[640, 480]}>
      <Stars at="40 60 96 130 150 40 210 90 60 220 130 250" />
      <Glow at={[410, 290]} size={[340, 260]} tone="strand" strength={0.3} />
      <path className="art-far" d="M236 152h360v240H236z" />
      <Glow at={[330, 262]} size={[160, 150]} strength={0.75} arrives />
      <path
        className="art-near"
        fillRule="evenodd"
        d="M186 440V120l-26 6 14-40h466v354zM236 152v240h360V152z"
      />
      <path className="art-line" strokeWidth="5" d="M162 124 178 86h470" />
      <path className="art-line-dark" strokeWidth="3" d="M300 152v40" />
      <path className="art-lit" d="M284 206a16 16 0 0 1 32 0z" />
      <Glow at={[300, 220]} size={[70, 60]} strength={0.7} arrives />
      <path className="art-dark" d="M352 178h200v122H352z" />
      <path className="art-glass" d="M358 184h188v110H358z" />
      <Fade tone="light" d="M358 184h188v110H358z" from={0.1} to={0.6} />
      <circle className="art-lit" cx="470" cy="246" r="27" />
      <path className="art-blue" d="M358 266c30-24 56-26 84-6s60 22 104-10v44H358z" />
      <path className="art-mid" d="M358 284c40-18 70-14 100-2s60 2 88-10v22H358z" />
      <Glow at={[452, 240]} size={[170, 110]} tone="light" strength={0.35} />
      <People at="372 336 17, 436 338 16, 504 338 12" />
      <path
        className="art-dark"
        d="M296 392v-36c0-14 24-14 24 0v-10c0-16 10-20 22-20h196c12 0 22 4 22 20v10c0-14 24-14 24 0v36z"
      />
      <path className="art-dark" d="M250 392v-34c-22-20-10-48 0-58 12 14 20 38 6 58v34z" />
      <path className="art-line" strokeWidth="7" d="M236 152h360v240H236z" />
      <path className="art-dark" d="M0 440h640v40H0z" />
      <path className="art-line" strokeWidth="2" opacity=".6" d="M0 440h640" />
      <Fade d="M246 442h340l54 38H190z" from={0.24} arrives />
      <Strand d="M-10 190c50 60 90 70 130 60s30-50 66-48c70 6 40 38 166 37" />
    </SvgPicture>
  )
}
