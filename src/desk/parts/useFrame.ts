import { useContext } from 'react'
import { Frame, type DeskFrame } from '../frame.ts'

/** What this page got besides its own data. */
export function useFrame(): DeskFrame {
  const frame = useContext(Frame)
  if (!frame) throw new Error('a part of the desk outside of its document')
  return frame
}
