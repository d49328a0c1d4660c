/**
 * Reads the order anew whenever the visitor comes back to this tab: another one, or the operator, may have changed it.
 */
import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { orderActionRequested } from '../../store/redux-actions.ts'

export function useRefreshedOrder(): void {
  const dispatch = useDispatch()
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') dispatch(orderActionRequested({ what: 'refresh' }))
    }
    document.addEventListener('visibilitychange', refresh)
    window.addEventListener('focus', refresh)
    return () => {
      document.removeEventListener('visibilitychange', refresh)
      window.removeEventListener('focus', refresh)
    }
  }, [dispatch])
}
