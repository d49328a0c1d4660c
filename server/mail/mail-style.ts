/** Colours, styles and layout that the HTML e-mails share. */
import { html, Html } from './escaping-html-template.ts'

/** The colours of the design tokens (src/ui/tokens.css) in a format that e-mail clients understand. */
export const color = {
  night: '#0b142f',
  night2: '#15224f',
  nightInk: '#f5f9ff',
  nightSoft: '#b4c5e2',
  strand: '#3e8fff',
  light: '#e0fbff',
  window: '#fdefba',
  ground: '#f2f5fb',
  surface: '#ffffff',
  ink: '#111b39',
  soft: '#4a556c',
  line: '#d9dee8',
  press: '#104aee',
  link: '#1045d9',
} as const

const FONT = "font-family:Figtree,'Segoe UI',system-ui,-apple-system,Roboto,'Helvetica Neue',Arial,sans-serif"

/** Returns the inline style of a line of text; font size and top margin are in pixels. */
export const textStyle = (size: number, ink: string, above = 0) =>
  `margin:${above}px 0 0;${FONT};font-size:${size}px;line-height:1.5;color:${ink};font-variant-numeric:tabular-nums`

/** Returns a line of text in a colour that adapts to dark mode. */
export const textLine = (text: string, tone: 'ink' | 'soft', size: number, above = 0) =>
  html`<p class="${tone}" style="${textStyle(size, color[tone], above)}">${text}</p>`

/** The attributes of a table used for layout. */
export const TABLE = new Html('role="presentation" width="100%" cellpadding="0" cellspacing="0"')

const GLOW = `linear-gradient(90deg,${color.night2},${color.strand} 55%,${color.light})`
const NOTHING = 'font-size:0;line-height:0'

/**
 * Draws the brand's motif, a glowing fibre that ends in a window. It uses table cells, so that no image has
 * to be loaded.
 */
export const strand = () =>
  html`<table ${TABLE} style="margin-top:28px">
    <tr>
      <td valign="middle">
        <div style="${NOTHING};height:3px;background:${color.strand};background-image:${GLOW}">&nbsp;</div>
      </td>
      <td width="16" style="${NOTHING};width:16px;height:16px;background:${color.window};border-radius:4px">
        &nbsp;
      </td>
    </tr>
  </table>`

/**
 * The style sheet for what style attributes cannot express: dark mode and narrow screens. Clients that ignore
 * it still render the e-mail well.
 */
export const SHEET = new Html(`
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (max-width: 480px) {
  .pad { padding-left: 20px !important; padding-right: 20px !important }
  .number { font-size: 26px !important }
}
@media (prefers-color-scheme: dark) {
  .ground { background: #080e20 !important }
  .card { background: #141d3a !important }
  .ink { color: #eff3fb !important }
  .soft { color: #aab6cf !important }
  .line { border-color: #2b375a !important }
  a.text, .digit { color: #9dbdff !important }
}`)
