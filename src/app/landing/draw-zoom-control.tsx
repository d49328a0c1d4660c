import { createRoot } from 'react-dom/client'
import ZoomControl from '../../ui/zoom/ZoomControl.tsx'

/** Draws the control of the page zoom where nothing else of the page runs React. */
export const drawZoomControl = (place: Element): void => createRoot(place).render(<ZoomControl />)
