import { useSelector } from 'react-redux'
import { pageOf } from '../../funnel/journeys.ts'
import { selectBackTarget, selectOrder } from '../../store/selectors.ts'
import { BackLink } from '../../ui/forms/BackLink.tsx'
import { useHref } from '../../ui/useHref.ts'

/** The current step's back link, following the spec's table; during a correction it returns to where that began. */
export function Back() {
  const target = useSelector(selectBackTarget)
  const order = useSelector(selectOrder)
  const href = useHref(target === null || target === 'start' ? '/' : pageOf(order, target).path)
  return target === null ? null : <BackLink href={href} />
}
