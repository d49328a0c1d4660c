import { connectionChanged, retryAsked } from '../store/events.ts'
import { selectFlow, selectSaves } from '../store/selectors.ts'
import type { Weather } from './outside.ts'
import { call, outside, put, select, takeEvery } from './effects.ts'
import { sendAllAtOnce } from './saves/leaving.ts'

/** Connection, visibility and leaving, as the browser tells them (decisions 34). */
export function* watchWeather() {
  const { weather } = yield* outside()
  const channel = yield* call(weather)
  yield* takeEvery(channel, handleWeather)
}

function* handleWeather(weather: Weather) {
  if (weather === 'leaving') return yield* sendAllAtOnce()
  if (weather !== 'visible') {
    yield* put(connectionChanged({ online: weather === 'online' }))
    return
  }
  const { failure } = yield* select(selectSaves)
  const { wait } = yield* select(selectFlow)
  if (failure || wait?.status === 'failed') yield* put(retryAsked())
}
