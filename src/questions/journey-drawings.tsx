import type { ReactNode } from 'react'
import type { JourneyId } from '../funnel/types.ts'
import { FibreScene, type SceneProps } from '../ui/motif/FibreScene.tsx'
import { Opener, type OpenerProps } from '../ui/motif/Opener.tsx'
import { registeredOf, type Drawings } from './registry.ts'

/** The light that runs along the street to the house. */
const fibre: Drawings = { Scene: FibreScene, Opener }

function drawingsOf(journey: JourneyId): Drawings {
  const { drawings = {} } = registeredOf(journey)
  return drawings === 'fibre' ? fibre : drawings
}

/** A journey's drawing that shows the progress of the order; null where it has none. */
export function sceneOf(journey: JourneyId, props: SceneProps): ReactNode {
  const { Scene } = drawingsOf(journey)
  return Scene ? <Scene {...props} /> : null
}

/** What a journey shows before there is an order; null where it has nothing. */
export function openerOf(journey: JourneyId, place: OpenerProps['place']): ReactNode {
  const { Opener } = drawingsOf(journey)
  return Opener ? <Opener place={place} /> : null
}
