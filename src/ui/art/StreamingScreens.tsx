import { Drawing } from './Drawing.tsx'
import screens from './drawings/streaming-screens.svg?raw'

/** Drawing of several screens in one home that stream at the same time, and the modem that all of them use. */
export default function StreamingScreens() {
  return <Drawing file={screens} />
}
