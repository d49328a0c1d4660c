/** Returns a journey's illustrations: the one of the order's progress, and the one shown before there is an order. */
import type { ReactNode } from 'react'
import type { JourneyId } from '../funnel/step-and-journey-types.ts'
import { FibreScene, type SceneProps } from '../ui/motif/FibreScene.tsx'
import {
  OpeningPictureAndPromises,
  type OpeningPictureAndPromisesProps,
} from '../ui/motif/OpeningPictureAndPromises.tsx'
import { registeredPartOf, type Drawings } from './journey-part-registry.ts'

/** The default drawings: a fibre-optic cable that lights up on its way to a house. */
const fibre: Drawings = { Scene: FibreScene, Opener: OpeningPictureAndPromises }

function drawingsOf(journey: JourneyId): Drawings {
  const { drawings = {} } = registeredPartOf(journey)
  return drawings === 'fibre' ? fibre : drawings
}

/** Returns the journey's drawing of the order's progress; null if the journey has none. */
export function journeyScene(journey: JourneyId, props: SceneProps): ReactNode {
  const { Scene } = drawingsOf(journey)
  return Scene ? <Scene {...props} /> : null
}

/** Returns the drawing that a journey shows before there is an order; null if the journey has none. */
export function journeyOpener(journey: JourneyId, place: OpeningPictureAndPromisesProps['place']): ReactNode {
  const { Opener } = drawingsOf(journey)
  return Opener ? <Opener place={place} /> : null
}
