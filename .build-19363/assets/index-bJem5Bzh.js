//# allFunctionsCalledOnLoad
import{E as e}from"./first-BdaxhRsK.js";await e((e,t)=>console.error(t,e));