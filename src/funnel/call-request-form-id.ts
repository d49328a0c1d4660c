/** Id of the form for requesting a call, which is the last segment of its URL. It is not a step of any journey. */
export const CALL_REQUEST_FORM_ID = 'receber-ligacao'
