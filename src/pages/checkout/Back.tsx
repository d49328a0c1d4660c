import { useSelector } from 'react-redux'
import { stepOf } from '../../funnel/journeys.ts'
import { selectBackTarget } from '../../store/selectors.ts'
import { BackLink } from '../../ui/forms/BackLink.tsx'
import { useHref } from '../../ui/useHref.ts'

/** The back link of the present step as the spec's table has it; during a correction, back to where it began. */
export function Back() {
  const target = useSelector(selectBackTarget)
  const href = useHref(target === null || target === 'start' ? '/' : stepOf(target).path)
  return target === null ? null : <BackLink href={href} />
}
