import { en } from '../../content/demo/en.ts'
import { Demo } from '../../demo/Demo.tsx'
import { routeAt, titleOf } from '../../demo/routes.ts'
import { demo } from '../../funnel/journeys/demo.ts'
import { keptInBrowser } from '../../sagas/subject/in-browser.ts'
import { addScreen } from '../screens.tsx'
import type { JourneyParts } from './parts.ts'

addScreen(demo.id, Demo)

/** The starter template: it brings its screens and its texts, and calls no server (D48, D75). */
export const parts: JourneyParts = {
  id: demo.id,
  ...keptInBrowser('demo'),
  headAt: (path) => ({ title: titleOf(routeAt(path), en), lang: en.lang }),
  isAlone: true,
}
