import{Pt as e,ot as t}from"./base-DzYMLGnZ.js";var n=`…`,r=16,i=400,a=new Set(`Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError AbortError ApiError DataCloneError
  DataError EncodingError HierarchyRequestError InvalidAccessError InvalidCharacterError InvalidStateError NetworkError
  NotAllowedError NotFoundError NotReadableError NotSupportedError OperationError QuotaExceededError SecurityError
  TimeoutError UnknownError WrongDocumentError`.split(/\s+/)),o=new Set(`a access accessing aborted after already an and any api are argument arguments array arrow as asks assign assignment at
  attempt await be because been before bigint blocked body boolean browser buffer by call callback called cannot cards cast
  changed character child circular class clone cloned closed code column constant construct constructor container content
  converting could create current cyclic declaration define defined delete denied did didn't disconnected document does
  doesn't done dom due duplicate dynamic dynamically each element empty end error eval evaluating exceeded exec execute
  expected expression extensible failed failure fetch fetching field file find for found frame from function generator get
  getter getting given global had has have history host hydrate hydrating hydration iframe if illegal import imported in
  incorrect infinite initial initialization initialized input insecure insert insertbefore instance instanceof instead
  interface internal invalid invoke invocation is it iterable iterator its json key left length load loaded loading
  localstorage longer loop many match maximum message method minified missing mode module more must name network new no
  node not null number object observer of on only open operation operator option or origin out outside own page parameter
  parent parse parsing performed permission position pattern preload private promise properties property prototype
  provided proxy push pushstate queryselector quota range react read reading readonly recursion redeclare redefine
  redirect reducer reference regular rejected rejection removal remove removechild removed render rendered rendering
  replace replacestate request required resizeobserver resource response result return root run running safari script
  security selector sessionstorage set setitem setter setting side size something specified stack state static step
  stopped storage store strict string structure style stylesheet such super support supported suspended symbol syntax
  tag target text than that the this thrown throw time timed timeout to token too transaction transition tree type typed
  unable uncaught undefined unexpected unhandled unknown unmounted unspecified unsupported unterminated updated url used
  user valid value values variable was weak when which while window with within without write yield you`.split(/\s+/)),s=/^Minified React error #(\d{1,3})\b/,c=e=>a.has(e)?e:`Error`;function l(e){let t=s.exec(e)?.[1]??/^react (\d{1,3})$/.exec(e)?.[1];if(t!==void 0)return`react ${t}`;let a=[];for(let t of e.slice(0,i).trim().split(/\s+/)){let e=t.toLowerCase().replace(/^[^a-z]+|[^a-z]+$/g,``);o.has(e)&&a.filter(e=>e!==n).length<r?a.push(e):a.at(-1)!==n&&a.push(n)}return a.join(` `)}function u(e,t){let n=e.indexOf(`${t}/assets/`);return n<0?null:/^[\w.-]{1,60}\.js:\d+:\d+/.exec(e.slice(n+t.length+8))?.[0]??null}function d(e,t){if(!(e instanceof Error))return null;let n=u(e.stack??``,t);return n===null?null:{name:c(e.name),message:l(e.message),place:n}}var f=20,p=3,m=3e3;function h(e){let n={release:`0.4.0`,failures:[...e]};try{navigator.sendBeacon(`${t()}/failures`,new Blob([JSON.stringify(n)],{type:`application/json`}))}catch{}}function g(){if(navigator.webdriver)return;let t=new Map,n=0,r=[],i,a=()=>{clearTimeout(i),i=void 0,r.length>0&&h(r),r=[]};e(e=>{let o=navigator.onLine?d(e,location.origin):null;if(!o||n>=f)return;let s=JSON.stringify(o),c=(t.get(s)??0)+1;t.set(s,c),c>p||(n+=1,r.push(o),i??=setTimeout(a,m))}),addEventListener(`pagehide`,a)}export{g as countFailures};