/**
 * QR code, drawn as a single path. Its margin is white even in the dark theme, because cameras could not read it
 * otherwise.
 */
import { encode } from 'uqr'
import './qr-code.css'

export default function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { border: 4 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect className="qr-code__ground" width={size} height={size} />
      <path className="qr-code__dots" d={path} shapeRendering="crispEdges" />
    </svg>
  )
}
