export const id = 791;
export const ids = [791];
export const modules = {

/***/ 14340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ stemmer)
/* harmony export */ });
/* unused harmony export language */
function r(){this.p=function(r){this.j=r,this.cursor=0,this.a=this.j.length,this.f=0,this.c=this.cursor,this.d=this.a},this.z=function(){return this.j},this.w=function(r){this.j=r.j,this.cursor=r.cursor,this.a=r.a,this.f=r.f,this.c=r.c,this.d=r.d},this.i=function(r,s,t){if(this.cursor>=this.a)return!1;var i=this.j.charCodeAt(this.cursor);return!(i>t)&&!(i<s)&&0!=(r[(i-=s)>>>3]&1<<(7&i))&&(this.cursor++,!0)},this.n=function(r,s,t){if(this.cursor<=this.f)return!1;var i=this.j.charCodeAt(this.cursor-1);return!(i>t)&&!(i<s)&&0!=(r[(i-=s)>>>3]&1<<(7&i))&&(this.cursor--,!0)},this.k=function(r,s,t){if(this.cursor>=this.a)return!1;var i=this.j.charCodeAt(this.cursor);return i>t||i<s?(this.cursor++,!0):0==(r[(i-=s)>>>3]&1<<(7&i))&&(this.cursor++,!0)},this.q=function(r,s,t){if(this.cursor<=this.f)return!1;var i=this.j.charCodeAt(this.cursor-1);return i>t||i<s?(this.cursor--,!0):0==(r[(i-=s)>>>3]&1<<(7&i))&&(this.cursor--,!0)},this.m=function(r){return!(this.a-this.cursor<r.length)&&this.j.slice(this.cursor,this.cursor+r.length)==r&&(this.cursor+=r.length,!0)},this.g=function(r){return!(this.cursor-this.f<r.length)&&this.j.slice(this.cursor-r.length,this.cursor)==r&&(this.cursor-=r.length,!0)},this.o=function(r){for(var s=0,t=r.length,i=this.cursor,c=this.a,u=0,o=0,e=!1;;){var h,n=s+(t-s>>>1),a=0,f=u<o?u:o,b=r[n];for(h=f;h<b[0].length;h++){if(i+f==c){a=-1;break}if(0!=(a=this.j.charCodeAt(i+f)-b[0].charCodeAt(h)))break;f++}if(0>a?(t=n,o=f):(s=n,u=f),1>=t-s){if(0<s||t==s||e)break;e=!0}}for(;;){if(u>=(b=r[s])[0].length&&(this.cursor=i+b[0].length,4>b.length||(s=b[3](this),this.cursor=i+b[0].length,s)))return b[2];if(0>(s=b[1]))return 0}},this.h=function(r){for(var s=0,t=r.length,i=this.cursor,c=this.f,u=0,o=0,e=!1;;){var h,n=s+(t-s>>1),a=0,f=u<o?u:o,b=r[n];for(h=b[0].length-1-f;0<=h;h--){if(i-f==c){a=-1;break}if(0!=(a=this.j.charCodeAt(i-1-f)-b[0].charCodeAt(h)))break;f++}if(0>a?(t=n,o=f):(s=n,u=f),1>=t-s){if(0<s||t==s||e)break;e=!0}}for(;;){if(u>=(b=r[s])[0].length&&(this.cursor=i-b[0].length,4>b.length||(s=b[3](this),this.cursor=i-b[0].length,s)))return b[2];if(0>(s=b[1]))return 0}},this.s=function(r,s,t){var i=t.length-(s-r);return this.j=this.j.slice(0,r)+t+this.j.slice(s),this.a+=i,this.cursor>=s?this.cursor+=i:this.cursor>r&&(this.cursor=r),i},this.t=function(){return!(0>this.c)&&!(this.c>this.d)&&!(this.d>this.a)&&!(this.a>this.j.length)},this.b=function(r){var s=!1;return this.t()&&(this.s(this.c,this.d,r),s=!0),s},this.e=function(){return this.b("")},this.r=function(r,s,t){s=this.s(r,s,t),r<=this.c&&(this.c+=s),r<=this.d&&(this.d+=s)},this.u=function(){var r="";return this.t()&&(r=this.j.slice(this.c,this.d)),r},this.v=function(){return this.j.slice(0,this.a)}}let s=new function(){var s=new r,t=[["",-1,5],["U",0,2],["Y",0,1],["\xe4",0,3],["\xf6",0,4],["\xfc",0,2]],i=[["e",-1,2],["em",-1,1],["en",-1,2],["ern",-1,1],["er",-1,1],["s",-1,3],["es",5,2]],c=[["en",-1,1],["er",-1,1],["st",-1,2],["est",2,1]],u=[["ig",-1,1],["lich",-1,1]],o=[["end",-1,1],["ig",-1,2],["ung",-1,1],["lich",-1,3],["isch",-1,2],["ik",-1,2],["heit",-1,3],["keit",-1,4]],e=[17,65,16,1,0,0,0,0,0,0,0,0,0,0,0,0,8,0,32,8],h=[117,30,5],n=[117,30,4],a=0,f=0,b=0;this.l=function(){var r=s.cursor;return!function(){for(var r=s.cursor;;){var t=s.cursor;r:{s:{var i=s.cursor;if(s.c=s.cursor,s.m("\xdf")){if(s.d=s.cursor,!s.b("ss"))return;break s}if(s.cursor=i,s.cursor>=s.a)break r;s.cursor++}continue}s.cursor=t;break}for(s.cursor=r;;){r=s.cursor;r:{for(;;){t=s.cursor;t:if(s.i(e,97,252)){s.c=s.cursor;i:{if(i=s.cursor,s.m("u")&&(s.d=s.cursor,s.i(e,97,252))){if(!s.b("U"))return;break i}if(s.cursor=i,!s.m("y")||(s.d=s.cursor,!s.i(e,97,252)))break t;if(!s.b("Y"))return}s.cursor=t;break}if(s.cursor=t,s.cursor>=s.a)break r;s.cursor++}continue}s.cursor=r;break}}(),s.cursor=r,r=s.cursor,!function(){f=b=s.a;var r=s.cursor,t=s.cursor+3;if(!(t>s.a)){for(s.cursor=t,a=s.cursor,s.cursor=r;!s.i(e,97,252);){if(s.cursor>=s.a)return;s.cursor++}for(;!s.k(e,97,252);){if(s.cursor>=s.a)return;s.cursor++}for((b=s.cursor)<a&&(b=a);!s.i(e,97,252);){if(s.cursor>=s.a)return;s.cursor++}for(;!s.k(e,97,252);){if(s.cursor>=s.a)return;s.cursor++}f=s.cursor}}(),s.cursor=r,s.f=s.cursor,s.cursor=s.a,!function(){var r,t=s.a-s.cursor;r:if(s.d=s.cursor,0!=(r=s.h(i))&&(s.c=s.cursor,b<=s.cursor))switch(r){case 1:if(!s.e())return;break;case 2:if(!s.e())return;if(r=s.a-s.cursor,s.d=s.cursor,s.g("s"))if(s.c=s.cursor,s.g("nis")){if(!s.e())return}else s.cursor=s.a-r;else s.cursor=s.a-r;break;case 3:if(!s.n(h,98,116))break r;if(!s.e())return}s.cursor=s.a-t,t=s.a-s.cursor;r:if(s.d=s.cursor,0!=(r=s.h(c))&&(s.c=s.cursor,b<=s.cursor))switch(r){case 1:if(!s.e())return;break;case 2:if(!s.n(n,98,116)||(r=s.cursor-3)<s.f)break r;if(s.cursor=r,!s.e())return}s.cursor=s.a-t,t=s.a-s.cursor;r:if(s.d=s.cursor,0!=(r=s.h(o))&&(s.c=s.cursor,f<=s.cursor))switch(r){case 1:if(!s.e())return;r=s.a-s.cursor;s:if(s.d=s.cursor,s.g("ig")){s.c=s.cursor;var e=s.a-s.cursor;if(s.g("e")){s.cursor=s.a-r;break s}if(s.cursor=s.a-e,f<=s.cursor){if(!s.e())return}else s.cursor=s.a-r}else s.cursor=s.a-r;break;case 2:if(r=s.a-s.cursor,s.g("e"))break r;if(s.cursor=s.a-r,!s.e())return;break;case 3:if(!s.e())return;r=s.a-s.cursor;s:{if((s.d=s.cursor,e=s.a-s.cursor,!s.g("er"))&&(s.cursor=s.a-e,!s.g("en"))){s.cursor=s.a-r;break s}if(s.c=s.cursor,b<=s.cursor){if(!s.e())return}else s.cursor=s.a-r}break;case 4:if(!s.e())return;if(r=s.a-s.cursor,s.d=s.cursor,0==s.h(u))s.cursor=s.a-r;else if(s.c=s.cursor,f<=s.cursor){if(!s.e())return}else s.cursor=s.a-r}s.cursor=s.a-t}(),s.cursor=s.f,r=s.cursor,!function(){for(var r;;){var i=s.cursor;r:if(s.c=s.cursor,0!=(r=s.o(t))){switch(s.d=s.cursor,r){case 1:if(!s.b("y"))return;break;case 2:if(!s.b("u"))return;break;case 3:if(!s.b("a"))return;break;case 4:if(!s.b("o"))return;break;case 5:if(s.cursor>=s.a)break r;s.cursor++}continue}s.cursor=i;break}}(),s.cursor=r,!0},this.stemWord=function(r){return s.p(r),this.l(),s.j}};function stemmer(r){return s.stemWord(r)}const language="german";

/***/ }),

/***/ 99194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ stemmer)
/* harmony export */ });
/* unused harmony export language */
function r(){this.p=function(r){this.j=r,this.cursor=0,this.a=this.j.length,this.f=0,this.c=this.cursor,this.d=this.a},this.z=function(){return this.j},this.w=function(r){this.j=r.j,this.cursor=r.cursor,this.a=r.a,this.f=r.f,this.c=r.c,this.d=r.d},this.i=function(r,s,t){if(this.cursor>=this.a)return!1;var i=this.j.charCodeAt(this.cursor);return!(i>t)&&!(i<s)&&0!=(r[(i-=s)>>>3]&1<<(7&i))&&(this.cursor++,!0)},this.n=function(r,s,t){if(this.cursor<=this.f)return!1;var i=this.j.charCodeAt(this.cursor-1);return!(i>t)&&!(i<s)&&0!=(r[(i-=s)>>>3]&1<<(7&i))&&(this.cursor--,!0)},this.k=function(r,s,t){if(this.cursor>=this.a)return!1;var i=this.j.charCodeAt(this.cursor);return i>t||i<s?(this.cursor++,!0):0==(r[(i-=s)>>>3]&1<<(7&i))&&(this.cursor++,!0)},this.q=function(r,s,t){if(this.cursor<=this.f)return!1;var i=this.j.charCodeAt(this.cursor-1);return i>t||i<s?(this.cursor--,!0):0==(r[(i-=s)>>>3]&1<<(7&i))&&(this.cursor--,!0)},this.m=function(r){return!(this.a-this.cursor<r.length)&&this.j.slice(this.cursor,this.cursor+r.length)==r&&(this.cursor+=r.length,!0)},this.g=function(r){return!(this.cursor-this.f<r.length)&&this.j.slice(this.cursor-r.length,this.cursor)==r&&(this.cursor-=r.length,!0)},this.o=function(r){for(var s=0,t=r.length,i=this.cursor,h=this.a,e=0,c=0,u=!1;;){var o,n=s+(t-s>>>1),f=0,a=e<c?e:c,d=r[n];for(o=a;o<d[0].length;o++){if(i+a==h){f=-1;break}if(0!=(f=this.j.charCodeAt(i+a)-d[0].charCodeAt(o)))break;a++}if(0>f?(t=n,c=a):(s=n,e=a),1>=t-s){if(0<s||t==s||u)break;u=!0}}for(;;){if(e>=(d=r[s])[0].length&&(this.cursor=i+d[0].length,4>d.length||(s=d[3](this),this.cursor=i+d[0].length,s)))return d[2];if(0>(s=d[1]))return 0}},this.h=function(r){for(var s=0,t=r.length,i=this.cursor,h=this.f,e=0,c=0,u=!1;;){var o,n=s+(t-s>>1),f=0,a=e<c?e:c,d=r[n];for(o=d[0].length-1-a;0<=o;o--){if(i-a==h){f=-1;break}if(0!=(f=this.j.charCodeAt(i-1-a)-d[0].charCodeAt(o)))break;a++}if(0>f?(t=n,c=a):(s=n,e=a),1>=t-s){if(0<s||t==s||u)break;u=!0}}for(;;){if(e>=(d=r[s])[0].length&&(this.cursor=i-d[0].length,4>d.length||(s=d[3](this),this.cursor=i-d[0].length,s)))return d[2];if(0>(s=d[1]))return 0}},this.s=function(r,s,t){var i=t.length-(s-r);return this.j=this.j.slice(0,r)+t+this.j.slice(s),this.a+=i,this.cursor>=s?this.cursor+=i:this.cursor>r&&(this.cursor=r),i},this.t=function(){return!(0>this.c)&&!(this.c>this.d)&&!(this.d>this.a)&&!(this.a>this.j.length)},this.b=function(r){var s=!1;return this.t()&&(this.s(this.c,this.d,r),s=!0),s},this.e=function(){return this.b("")},this.r=function(r,s,t){s=this.s(r,s,t),r<=this.c&&(this.c+=s),r<=this.d&&(this.d+=s)},this.u=function(){var r="";return this.t()&&(r=this.j.slice(this.c,this.d)),r},this.v=function(){return this.j.slice(0,this.a)}}let s=new function(){function s(){var r=t.a-t.cursor;if(!(t.cursor<f)){var s=t.f;t.f=f,t.d=t.cursor,0==t.h(h)?t.f=s:(t.c=t.cursor,t.f=s,t.cursor=t.a-r,t.cursor<=t.f||(t.cursor--,t.c=t.cursor,t.e()))}}var t=new r,i=[["hed",-1,1],["ethed",0,1],["ered",-1,1],["e",-1,1],["erede",3,1],["ende",3,1],["erende",5,1],["ene",3,1],["erne",3,1],["ere",3,1],["en",-1,1],["heden",10,1],["eren",10,1],["er",-1,1],["heder",13,1],["erer",13,1],["s",-1,2],["heds",16,1],["es",16,1],["endes",18,1],["erendes",19,1],["enes",18,1],["ernes",18,1],["eres",18,1],["ens",16,1],["hedens",24,1],["erens",24,1],["ers",16,1],["ets",16,1],["erets",28,1],["et",-1,1],["eret",30,1]],h=[["gd",-1,-1],["dt",-1,-1],["gt",-1,-1],["kt",-1,-1]],e=[["ig",-1,1],["lig",0,1],["elig",1,1],["els",-1,1],["l\xf8st",-1,2]],c=[119,223,119,1],u=[17,65,16,1,0,0,0,0,0,0,0,0,0,0,0,0,48,0,128],o=[239,254,42,3,0,0,0,0,0,0,0,0,0,0,0,0,16],n=0,f=0,a="";this.l=function(){var r=t.cursor;r:{f=t.a;var h=t.cursor,d=t.cursor+3;if(!(d>t.a)){for(t.cursor=d,n=t.cursor,t.cursor=h;;){if(h=t.cursor,t.i(u,97,248)){t.cursor=h;break}if(t.cursor=h,t.cursor>=t.a)break r;t.cursor++}for(;!t.k(u,97,248);){if(t.cursor>=t.a)break r;t.cursor++}(f=t.cursor)<n&&(f=n)}}if(t.cursor=r,t.f=t.cursor,t.cursor=t.a,r=t.a-t.cursor,!(t.cursor<f))if(d=t.f,t.f=f,t.d=t.cursor,0==(h=t.h(i)))t.f=d;else switch(t.c=t.cursor,t.f=d,h){case 1:t.e();break;case 2:t.n(o,97,229)&&t.e()}if((t.cursor=t.a-r,r=t.a-t.cursor,s(),t.cursor=t.a-r,r=t.a-t.cursor,h=t.a-t.cursor,t.d=t.cursor,!(t.g("st")&&(t.c=t.cursor,t.g("ig")&&!t.e())))&&(t.cursor=t.a-h,!(t.cursor<f)))if(d=t.f,t.f=f,t.d=t.cursor,0==(h=t.h(e)))t.f=d;else switch(t.c=t.cursor,t.f=d,h){case 1:if(!t.e())break;h=t.a-t.cursor,s(),t.cursor=t.a-h;break;case 2:t.b("l\xf8s")}return t.cursor=t.a-r,r=t.a-t.cursor,t.cursor<f||(h=t.f,t.f=f,t.d=t.cursor,t.n(c,98,122)?(t.c=t.cursor,""!=(a=t.u())&&(t.f=h,t.g(a)&&t.e())):t.f=h),t.cursor=t.a-r,t.cursor=t.f,!0},this.stemWord=function(r){return t.p(r),this.l(),t.j}};function stemmer(r){return s.stemWord(r)}const language="danish";

/***/ }),

/***/ 72236:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ stemmer)
/* harmony export */ });
/* unused harmony export language */
let e={ational:"ate",tional:"tion",enci:"ence",anci:"ance",izer:"ize",bli:"ble",alli:"al",entli:"ent",eli:"e",ousli:"ous",ization:"ize",ation:"ate",ator:"ate",alism:"al",iveness:"ive",fulness:"ful",ousness:"ous",aliti:"al",iviti:"ive",biliti:"ble",logi:"log"},t={icate:"ic",ative:"",alize:"al",iciti:"ic",ical:"ic",ful:"",ness:""},i="[aeiouy]",s="[^aeiou][^aeiouy]*",l=i+"[aeiou]*",a="^("+s+")?"+l+s,n="^("+s+")?"+l+s+"("+l+")?$",o="^("+s+")?"+l+s+l+s,c="^("+s+")?"+i;function stemmer(l){let u,x,g,$,p,r;if(l.length<3)return l;let f=l.substring(0,1);if("y"==f&&(l=f.toUpperCase()+l.substring(1)),$=/^(.+?)([^s])s$/,(g=/^(.+?)(ss|i)es$/).test(l)?l=l.replace(g,"$1$2"):$.test(l)&&(l=l.replace($,"$1$2")),$=/^(.+?)(ed|ing)$/,(g=/^(.+?)eed$/).test(l)){let e=g.exec(l);(g=new RegExp(a)).test(e[1])&&(g=/.$/,l=l.replace(g,""))}else $.test(l)&&(u=$.exec(l)[1],($=new RegExp(c)).test(u)&&(l=u,$=/(at|bl|iz)$/,p=RegExp("([^aeiouylsz])\\1$"),r=RegExp("^"+s+i+"[^aeiouwxy]$"),$.test(l)?l+="e":p.test(l)?(g=/.$/,l=l.replace(g,"")):r.test(l)&&(l+="e")));if((g=/^(.+?)y$/).test(l)){let e=g.exec(l);u=e?.[1],g=new RegExp(c),u&&g.test(u)&&(l=u+"i")}if((g=/^(.+?)(ational|tional|enci|anci|izer|bli|alli|entli|eli|ousli|ization|ation|ator|alism|iveness|fulness|ousness|aliti|iviti|biliti|logi)$/).test(l)){let t=g.exec(l);u=t?.[1],x=t?.[2],g=new RegExp(a),u&&g.test(u)&&(l=u+e[x])}if((g=/^(.+?)(icate|ative|alize|iciti|ical|ful|ness)$/).test(l)){let e=g.exec(l);u=e?.[1],x=e?.[2],g=new RegExp(a),u&&g.test(u)&&(l=u+t[x])}if($=/^(.+?)(s|t)(ion)$/,(g=/^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize)$/).test(l)){let e=g.exec(l);u=e?.[1],g=new RegExp(o),u&&g.test(u)&&(l=u)}else if($.test(l)){let e=$.exec(l);u=e?.[1]??""+e?.[2]??"",($=new RegExp(o)).test(u)&&(l=u)}if((g=/^(.+?)e$/).test(l)){let e=g.exec(l);u=e?.[1],g=new RegExp(o),$=new RegExp(n),p=RegExp("^"+s+i+"[^aeiouwxy]$"),u&&(g.test(u)||$.test(u)&&!p.test(u))&&(l=u)}return g=/ll$/,$=new RegExp(o),g.test(l)&&$.test(l)&&(g=/.$/,l=l.replace(g,"")),"y"==f&&(l=f.toLowerCase()+l.substring(1)),l}const language="english";

/***/ }),

/***/ 94927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ stemmer)
/* harmony export */ });
/* unused harmony export language */
function r(){this.p=function(r){this.j=r,this.cursor=0,this.a=this.j.length,this.f=0,this.c=this.cursor,this.d=this.a},this.z=function(){return this.j},this.w=function(r){this.j=r.j,this.cursor=r.cursor,this.a=r.a,this.f=r.f,this.c=r.c,this.d=r.d},this.i=function(r,s,i){if(this.cursor>=this.a)return!1;var e=this.j.charCodeAt(this.cursor);return!(e>i)&&!(e<s)&&0!=(r[(e-=s)>>>3]&1<<(7&e))&&(this.cursor++,!0)},this.n=function(r,s,i){if(this.cursor<=this.f)return!1;var e=this.j.charCodeAt(this.cursor-1);return!(e>i)&&!(e<s)&&0!=(r[(e-=s)>>>3]&1<<(7&e))&&(this.cursor--,!0)},this.k=function(r,s,i){if(this.cursor>=this.a)return!1;var e=this.j.charCodeAt(this.cursor);return e>i||e<s?(this.cursor++,!0):0==(r[(e-=s)>>>3]&1<<(7&e))&&(this.cursor++,!0)},this.q=function(r,s,i){if(this.cursor<=this.f)return!1;var e=this.j.charCodeAt(this.cursor-1);return e>i||e<s?(this.cursor--,!0):0==(r[(e-=s)>>>3]&1<<(7&e))&&(this.cursor--,!0)},this.m=function(r){return!(this.a-this.cursor<r.length)&&this.j.slice(this.cursor,this.cursor+r.length)==r&&(this.cursor+=r.length,!0)},this.g=function(r){return!(this.cursor-this.f<r.length)&&this.j.slice(this.cursor-r.length,this.cursor)==r&&(this.cursor-=r.length,!0)},this.o=function(r){for(var s=0,i=r.length,e=this.cursor,a=this.a,o=0,c=0,t=!1;;){var u,n=s+(i-s>>>1),h=0,f=o<c?o:c,b=r[n];for(u=f;u<b[0].length;u++){if(e+f==a){h=-1;break}if(0!=(h=this.j.charCodeAt(e+f)-b[0].charCodeAt(u)))break;f++}if(0>h?(i=n,c=f):(s=n,o=f),1>=i-s){if(0<s||i==s||t)break;t=!0}}for(;;){if(o>=(b=r[s])[0].length&&(this.cursor=e+b[0].length,4>b.length||(s=b[3](this),this.cursor=e+b[0].length,s)))return b[2];if(0>(s=b[1]))return 0}},this.h=function(r){for(var s=0,i=r.length,e=this.cursor,a=this.f,o=0,c=0,t=!1;;){var u,n=s+(i-s>>1),h=0,f=o<c?o:c,b=r[n];for(u=b[0].length-1-f;0<=u;u--){if(e-f==a){h=-1;break}if(0!=(h=this.j.charCodeAt(e-1-f)-b[0].charCodeAt(u)))break;f++}if(0>h?(i=n,c=f):(s=n,o=f),1>=i-s){if(0<s||i==s||t)break;t=!0}}for(;;){if(o>=(b=r[s])[0].length&&(this.cursor=e-b[0].length,4>b.length||(s=b[3](this),this.cursor=e-b[0].length,s)))return b[2];if(0>(s=b[1]))return 0}},this.s=function(r,s,i){var e=i.length-(s-r);return this.j=this.j.slice(0,r)+i+this.j.slice(s),this.a+=e,this.cursor>=s?this.cursor+=e:this.cursor>r&&(this.cursor=r),e},this.t=function(){return!(0>this.c)&&!(this.c>this.d)&&!(this.d>this.a)&&!(this.a>this.j.length)},this.b=function(r){var s=!1;return this.t()&&(this.s(this.c,this.d,r),s=!0),s},this.e=function(){return this.b("")},this.r=function(r,s,i){s=this.s(r,s,i),r<=this.c&&(this.c+=s),r<=this.d&&(this.d+=s)},this.u=function(){var r="";return this.t()&&(r=this.j.slice(this.c,this.d)),r},this.v=function(){return this.j.slice(0,this.a)}}let s=new function(){function s(){return m<=e.cursor}function i(){return k<=e.cursor}var e=new r,a=[["",-1,6],["\xe1",0,1],["\xe9",0,2],["\xed",0,3],["\xf3",0,4],["\xfa",0,5]],o=[["la",-1,-1],["sela",0,-1],["le",-1,-1],["me",-1,-1],["se",-1,-1],["lo",-1,-1],["selo",5,-1],["las",-1,-1],["selas",7,-1],["les",-1,-1],["los",-1,-1],["selos",10,-1],["nos",-1,-1]],c=[["ando",-1,6],["iendo",-1,6],["yendo",-1,7],["\xe1ndo",-1,2],["i\xe9ndo",-1,1],["ar",-1,6],["er",-1,6],["ir",-1,6],["\xe1r",-1,3],["\xe9r",-1,4],["\xedr",-1,5]],t=[["ic",-1,-1],["ad",-1,-1],["os",-1,-1],["iv",-1,1]],u=[["able",-1,1],["ible",-1,1],["ante",-1,1]],n=[["ic",-1,1],["abil",-1,1],["iv",-1,1]],h=[["ica",-1,1],["ancia",-1,2],["encia",-1,5],["adora",-1,2],["osa",-1,1],["ista",-1,1],["iva",-1,9],["anza",-1,1],["log\xeda",-1,3],["idad",-1,8],["able",-1,1],["ible",-1,1],["ante",-1,2],["mente",-1,7],["amente",13,6],["aci\xf3n",-1,2],["uci\xf3n",-1,4],["ico",-1,1],["ismo",-1,1],["oso",-1,1],["amiento",-1,1],["imiento",-1,1],["ivo",-1,9],["ador",-1,2],["icas",-1,1],["ancias",-1,2],["encias",-1,5],["adoras",-1,2],["osas",-1,1],["istas",-1,1],["ivas",-1,9],["anzas",-1,1],["log\xedas",-1,3],["idades",-1,8],["ables",-1,1],["ibles",-1,1],["aciones",-1,2],["uciones",-1,4],["adores",-1,2],["antes",-1,2],["icos",-1,1],["ismos",-1,1],["osos",-1,1],["amientos",-1,1],["imientos",-1,1],["ivos",-1,9]],f=[["ya",-1,1],["ye",-1,1],["yan",-1,1],["yen",-1,1],["yeron",-1,1],["yendo",-1,1],["yo",-1,1],["yas",-1,1],["yes",-1,1],["yais",-1,1],["yamos",-1,1],["y\xf3",-1,1]],b=[["aba",-1,2],["ada",-1,2],["ida",-1,2],["ara",-1,2],["iera",-1,2],["\xeda",-1,2],["ar\xeda",5,2],["er\xeda",5,2],["ir\xeda",5,2],["ad",-1,2],["ed",-1,2],["id",-1,2],["ase",-1,2],["iese",-1,2],["aste",-1,2],["iste",-1,2],["an",-1,2],["aban",16,2],["aran",16,2],["ieran",16,2],["\xedan",16,2],["ar\xedan",20,2],["er\xedan",20,2],["ir\xedan",20,2],["en",-1,1],["asen",24,2],["iesen",24,2],["aron",-1,2],["ieron",-1,2],["ar\xe1n",-1,2],["er\xe1n",-1,2],["ir\xe1n",-1,2],["ado",-1,2],["ido",-1,2],["ando",-1,2],["iendo",-1,2],["ar",-1,2],["er",-1,2],["ir",-1,2],["as",-1,2],["abas",39,2],["adas",39,2],["idas",39,2],["aras",39,2],["ieras",39,2],["\xedas",39,2],["ar\xedas",45,2],["er\xedas",45,2],["ir\xedas",45,2],["es",-1,1],["ases",49,2],["ieses",49,2],["abais",-1,2],["arais",-1,2],["ierais",-1,2],["\xedais",-1,2],["ar\xedais",55,2],["er\xedais",55,2],["ir\xedais",55,2],["aseis",-1,2],["ieseis",-1,2],["asteis",-1,2],["isteis",-1,2],["\xe1is",-1,2],["\xe9is",-1,1],["ar\xe9is",64,2],["er\xe9is",64,2],["ir\xe9is",64,2],["ados",-1,2],["idos",-1,2],["amos",-1,2],["\xe1bamos",70,2],["\xe1ramos",70,2],["i\xe9ramos",70,2],["\xedamos",70,2],["ar\xedamos",74,2],["er\xedamos",74,2],["ir\xedamos",74,2],["emos",-1,1],["aremos",78,2],["eremos",78,2],["iremos",78,2],["\xe1semos",78,2],["i\xe9semos",78,2],["imos",-1,2],["ar\xe1s",-1,2],["er\xe1s",-1,2],["ir\xe1s",-1,2],["\xeds",-1,2],["ar\xe1",-1,2],["er\xe1",-1,2],["ir\xe1",-1,2],["ar\xe9",-1,2],["er\xe9",-1,2],["ir\xe9",-1,2],["i\xf3",-1,2]],d=[["a",-1,1],["e",-1,2],["o",-1,1],["os",-1,1],["\xe1",-1,1],["\xe9",-1,2],["\xed",-1,1],["\xf3",-1,1]],l=[17,65,16,0,0,0,0,0,0,0,0,0,0,0,0,0,1,17,4,10],k=0,g=0,m=0;this.l=function(){k=g=m=e.a;var r=e.cursor;r:{s:{var v=e.cursor;i:if(e.i(l,97,252)){e:{var j=e.cursor;a:if(e.k(l,97,252)){for(;!e.i(l,97,252);){if(e.cursor>=e.a)break a;e.cursor++}break e}if(e.cursor=j,!e.i(l,97,252))break i;for(;!e.k(l,97,252);){if(e.cursor>=e.a)break i;e.cursor++}}break s}if(e.cursor=v,!e.k(l,97,252))break r;i:{v=e.cursor;e:if(e.k(l,97,252)){for(;!e.i(l,97,252);){if(e.cursor>=e.a)break e;e.cursor++}break i}if(e.cursor=v,!e.i(l,97,252)||e.cursor>=e.a)break r;e.cursor++}}m=e.cursor}e.cursor=r,r=e.cursor;r:{for(;!e.i(l,97,252);){if(e.cursor>=e.a)break r;e.cursor++}for(;!e.k(l,97,252);){if(e.cursor>=e.a)break r;e.cursor++}for(g=e.cursor;!e.i(l,97,252);){if(e.cursor>=e.a)break r;e.cursor++}for(;!e.k(l,97,252);){if(e.cursor>=e.a)break r;e.cursor++}k=e.cursor}if(e.cursor=r,e.f=e.cursor,e.cursor=e.a,r=e.a-e.cursor,e.d=e.cursor,0!=e.h(o)&&(e.c=e.cursor,0!=(v=e.h(c))&&s()))switch(v){case 1:e.c=e.cursor,e.b("iendo");break;case 2:e.c=e.cursor,e.b("ando");break;case 3:e.c=e.cursor,e.b("ar");break;case 4:e.c=e.cursor,e.b("er");break;case 5:e.c=e.cursor,e.b("ir");break;case 6:e.e();break;case 7:e.g("u")&&e.e()}e.cursor=e.a-r,r=e.a-e.cursor;s:if(v=e.a-e.cursor,!function(){var r;if(e.d=e.cursor,0==(r=e.h(h)))return!1;switch(e.c=e.cursor,r){case 1:if(!i()||!e.e())return!1;break;case 2:if(!i()||!e.e())return!1;if(r=e.a-e.cursor,e.d=e.cursor,e.g("ic"))if(e.c=e.cursor,i()){if(!e.e())return!1}else e.cursor=e.a-r;else e.cursor=e.a-r;break;case 3:if(!i()||!e.b("log"))return!1;break;case 4:if(!i()||!e.b("u"))return!1;break;case 5:if(!i()||!e.b("ente"))return!1;break;case 6:if(!(g<=e.cursor)||!e.e())return!1;var s=e.a-e.cursor;r:if(e.d=e.cursor,0==(r=e.h(t)))e.cursor=e.a-s;else if(e.c=e.cursor,i()){if(!e.e())return!1;if(1===r){if(e.d=e.cursor,!e.g("at")||(e.c=e.cursor,!i())){e.cursor=e.a-s;break r}if(!e.e())return!1}}else e.cursor=e.a-s;break;case 7:if(!i()||!e.e())return!1;if(r=e.a-e.cursor,e.d=e.cursor,0==e.h(u))e.cursor=e.a-r;else if(e.c=e.cursor,i()){if(!e.e())return!1}else e.cursor=e.a-r;break;case 8:if(!i()||!e.e())return!1;if(r=e.a-e.cursor,e.d=e.cursor,0==e.h(n))e.cursor=e.a-r;else if(e.c=e.cursor,i()){if(!e.e())return!1}else e.cursor=e.a-r;break;case 9:if(!i()||!e.e())return!1;if(r=e.a-e.cursor,e.d=e.cursor,e.g("at"))if(e.c=e.cursor,i()){if(!e.e())return!1}else e.cursor=e.a-r;else e.cursor=e.a-r}return!0}()){if(e.cursor=e.a-v,function(){if(e.cursor<m)return!1;var r=e.f;return(e.f=m,e.d=e.cursor,0==e.h(f))?(e.f=r,!1):(e.c=e.cursor,e.f=r,!!(e.g("u")&&e.e()))}())break s;if(e.cursor=e.a-v,!(e.cursor<m))if(j=e.f,e.f=m,e.d=e.cursor,0==(v=e.h(b)))e.f=j;else switch(e.c=e.cursor,e.f=j,v){case 1:v=e.a-e.cursor,e.g("u")?(j=e.a-e.cursor,e.g("g")?e.cursor=e.a-j:e.cursor=e.a-v):e.cursor=e.a-v,e.c=e.cursor,e.e();break;case 2:e.e()}}if(e.cursor=e.a-r,r=e.a-e.cursor,e.d=e.cursor,0!=(v=e.h(d)))switch(e.c=e.cursor,v){case 1:s()&&e.e();break;case 2:if(!s()||!e.e())break;v=e.a-e.cursor,e.d=e.cursor,e.g("u")?(e.c=e.cursor,j=e.a-e.cursor,e.g("g")?(e.cursor=e.a-j,s()?e.e():e.cursor=e.a-v):e.cursor=e.a-v):e.cursor=e.a-v}return e.cursor=e.a-r,e.cursor=e.f,r=e.cursor,!function(){for(var r;;){var s=e.cursor;r:if(e.c=e.cursor,0!=(r=e.o(a))){switch(e.d=e.cursor,r){case 1:if(!e.b("a"))return;break;case 2:if(!e.b("e"))return;break;case 3:if(!e.b("i"))return;break;case 4:if(!e.b("o"))return;break;case 5:if(!e.b("u"))return;break;case 6:if(e.cursor>=e.a)break r;e.cursor++}continue}e.cursor=s;break}}(),e.cursor=r,!0},this.stemWord=function(r){return e.p(r),this.l(),e.j}};function stemmer(r){return s.stemWord(r)}const language="spanish";

/***/ }),

/***/ 87022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ stemmer)
/* harmony export */ });
/* unused harmony export language */
function r(){this.p=function(r){this.j=r,this.cursor=0,this.a=this.j.length,this.f=0,this.c=this.cursor,this.d=this.a},this.z=function(){return this.j},this.w=function(r){this.j=r.j,this.cursor=r.cursor,this.a=r.a,this.f=r.f,this.c=r.c,this.d=r.d},this.i=function(r,s,i){if(this.cursor>=this.a)return!1;var t=this.j.charCodeAt(this.cursor);return!(t>i)&&!(t<s)&&0!=(r[(t-=s)>>>3]&1<<(7&t))&&(this.cursor++,!0)},this.n=function(r,s,i){if(this.cursor<=this.f)return!1;var t=this.j.charCodeAt(this.cursor-1);return!(t>i)&&!(t<s)&&0!=(r[(t-=s)>>>3]&1<<(7&t))&&(this.cursor--,!0)},this.k=function(r,s,i){if(this.cursor>=this.a)return!1;var t=this.j.charCodeAt(this.cursor);return t>i||t<s?(this.cursor++,!0):0==(r[(t-=s)>>>3]&1<<(7&t))&&(this.cursor++,!0)},this.q=function(r,s,i){if(this.cursor<=this.f)return!1;var t=this.j.charCodeAt(this.cursor-1);return t>i||t<s?(this.cursor--,!0):0==(r[(t-=s)>>>3]&1<<(7&t))&&(this.cursor--,!0)},this.m=function(r){return!(this.a-this.cursor<r.length)&&this.j.slice(this.cursor,this.cursor+r.length)==r&&(this.cursor+=r.length,!0)},this.g=function(r){return!(this.cursor-this.f<r.length)&&this.j.slice(this.cursor-r.length,this.cursor)==r&&(this.cursor-=r.length,!0)},this.o=function(r){for(var s=0,i=r.length,t=this.cursor,c=this.a,u=0,o=0,e=!1;;){var a,h=s+(i-s>>>1),n=0,f=u<o?u:o,l=r[h];for(a=f;a<l[0].length;a++){if(t+f==c){n=-1;break}if(0!=(n=this.j.charCodeAt(t+f)-l[0].charCodeAt(a)))break;f++}if(0>n?(i=h,o=f):(s=h,u=f),1>=i-s){if(0<s||i==s||e)break;e=!0}}for(;;){if(u>=(l=r[s])[0].length&&(this.cursor=t+l[0].length,4>l.length||(s=l[3](this),this.cursor=t+l[0].length,s)))return l[2];if(0>(s=l[1]))return 0}},this.h=function(r){for(var s=0,i=r.length,t=this.cursor,c=this.f,u=0,o=0,e=!1;;){var a,h=s+(i-s>>1),n=0,f=u<o?u:o,l=r[h];for(a=l[0].length-1-f;0<=a;a--){if(t-f==c){n=-1;break}if(0!=(n=this.j.charCodeAt(t-1-f)-l[0].charCodeAt(a)))break;f++}if(0>n?(i=h,o=f):(s=h,u=f),1>=i-s){if(0<s||i==s||e)break;e=!0}}for(;;){if(u>=(l=r[s])[0].length&&(this.cursor=t-l[0].length,4>l.length||(s=l[3](this),this.cursor=t-l[0].length,s)))return l[2];if(0>(s=l[1]))return 0}},this.s=function(r,s,i){var t=i.length-(s-r);return this.j=this.j.slice(0,r)+i+this.j.slice(s),this.a+=t,this.cursor>=s?this.cursor+=t:this.cursor>r&&(this.cursor=r),t},this.t=function(){return!(0>this.c)&&!(this.c>this.d)&&!(this.d>this.a)&&!(this.a>this.j.length)},this.b=function(r){var s=!1;return this.t()&&(this.s(this.c,this.d,r),s=!0),s},this.e=function(){return this.b("")},this.r=function(r,s,i){s=this.s(r,s,i),r<=this.c&&(this.c+=s),r<=this.d&&(this.d+=s)},this.u=function(){var r="";return this.t()&&(r=this.j.slice(this.c,this.d)),r},this.v=function(){return this.j.slice(0,this.a)}}let s=new function(){function s(){return 0!=t.h(h)}function i(){return!!(t.g("i")&&t.n(m,97,246))}var t=new r,c=[["pa",-1,1],["sti",-1,2],["kaan",-1,1],["han",-1,1],["kin",-1,1],["h\xe4n",-1,1],["k\xe4\xe4n",-1,1],["ko",-1,1],["p\xe4",-1,1],["k\xf6",-1,1]],u=[["lla",-1,-1],["na",-1,-1],["ssa",-1,-1],["ta",-1,-1],["lta",3,-1],["sta",3,-1]],o=[["ll\xe4",-1,-1],["n\xe4",-1,-1],["ss\xe4",-1,-1],["t\xe4",-1,-1],["lt\xe4",3,-1],["st\xe4",3,-1]],e=[["lle",-1,-1],["ine",-1,-1]],a=[["nsa",-1,3],["mme",-1,3],["nne",-1,3],["ni",-1,2],["si",-1,1],["an",-1,4],["en",-1,6],["\xe4n",-1,5],["ns\xe4",-1,3]],h=[["aa",-1,-1],["ee",-1,-1],["ii",-1,-1],["oo",-1,-1],["uu",-1,-1],["\xe4\xe4",-1,-1],["\xf6\xf6",-1,-1]],n=[["a",-1,8],["lla",0,-1],["na",0,-1],["ssa",0,-1],["ta",0,-1],["lta",4,-1],["sta",4,-1],["tta",4,2],["lle",-1,-1],["ine",-1,-1],["ksi",-1,-1],["n",-1,7],["han",11,1],["den",11,-1,i],["seen",11,-1,s],["hen",11,2],["tten",11,-1,i],["hin",11,3],["siin",11,-1,i],["hon",11,4],["h\xe4n",11,5],["h\xf6n",11,6],["\xe4",-1,8],["ll\xe4",22,-1],["n\xe4",22,-1],["ss\xe4",22,-1],["t\xe4",22,-1],["lt\xe4",26,-1],["st\xe4",26,-1],["tt\xe4",26,2]],f=[["eja",-1,-1],["mma",-1,1],["imma",1,-1],["mpa",-1,1],["impa",3,-1],["mmi",-1,1],["immi",5,-1],["mpi",-1,1],["impi",7,-1],["ej\xe4",-1,-1],["mm\xe4",-1,1],["imm\xe4",10,-1],["mp\xe4",-1,1],["imp\xe4",12,-1]],l=[["i",-1,-1],["j",-1,-1]],k=[["mma",-1,1],["imma",0,-1]],g=[17,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,8],b=[119,223,119,1],d=[17,65,16,1,0,0,0,0,0,0,0,0,0,0,0,0,8,0,32],m=[17,65,16,0,0,0,0,0,0,0,0,0,0,0,0,0,8,0,32],j=[17,97,24,1,0,0,0,0,0,0,0,0,0,0,0,0,8,0,32],v=!1,p="",A=0,C=0;this.l=function(){var r,i=t.cursor;!function(){for(A=C=t.a;;){var r=t.cursor;if(t.i(d,97,246)){t.cursor=r;break}if(t.cursor=r,t.cursor>=t.a)return;t.cursor++}for(;!t.k(d,97,246);){if(t.cursor>=t.a)return;t.cursor++}for(C=t.cursor;;){if(r=t.cursor,t.i(d,97,246)){t.cursor=r;break}if(t.cursor=r,t.cursor>=t.a)return;t.cursor++}for(;!t.k(d,97,246);){if(t.cursor>=t.a)return;t.cursor++}A=t.cursor}(),t.cursor=i,v=!1,t.f=t.cursor,t.cursor=t.a,i=t.a-t.cursor;r:if(!(t.cursor<C)){var h=t.f;if(t.f=C,t.d=t.cursor,0==(r=t.h(c)))t.f=h;else{switch(t.c=t.cursor,t.f=h,r){case 1:if(!t.n(j,97,246))break r;break;case 2:if(!(A<=t.cursor))break r}t.e()}}if(t.cursor=t.a-i,i=t.a-t.cursor,!(t.cursor<C))if(h=t.f,t.f=C,t.d=t.cursor,0==(r=t.h(a)))t.f=h;else switch(t.c=t.cursor,t.f=h,r){case 1:if(r=t.a-t.cursor,t.g("k"))break;t.cursor=t.a-r,t.e();break;case 2:if(!t.e()||(t.d=t.cursor,!t.g("kse")))break;t.c=t.cursor,t.b("ksi");break;case 3:t.e();break;case 4:0==t.h(u)||t.e();break;case 5:0==t.h(o)||t.e();break;case 6:0==t.h(e)||t.e()}t.cursor=t.a-i,i=t.a-t.cursor,function(){var r;if(!(t.cursor<C)){var i=t.f;if(t.f=C,t.d=t.cursor,0==(r=t.h(n)))t.f=i;else{switch(t.c=t.cursor,t.f=i,r){case 1:if(!t.g("a"))return;break;case 2:if(!t.g("e"))return;break;case 3:if(!t.g("i"))return;break;case 4:if(!t.g("o"))return;break;case 5:if(!t.g("\xe4"))return;break;case 6:if(!t.g("\xf6"))return;break;case 7:r=t.a-t.cursor;r:{i=t.a-t.cursor;s:{var c=t.a-t.cursor;if(s())break s;if(t.cursor=t.a-c,!t.g("ie")){t.cursor=t.a-r;break r}}t.cursor=t.a-i,t.cursor<=t.f?t.cursor=t.a-r:(t.cursor--,t.c=t.cursor)}break;case 8:if(!t.n(d,97,246)||!t.n(b,98,122))return}t.e()&&(v=!0)}}}(),t.cursor=t.a-i,i=t.a-t.cursor;r:if(!(t.cursor<A))if(h=t.f,t.f=A,t.d=t.cursor,0==(r=t.h(f)))t.f=h;else{if(t.c=t.cursor,t.f=h,1===r){if(r=t.a-t.cursor,t.g("po"))break r;t.cursor=t.a-r}t.e()}t.cursor=t.a-i;r:{if(v){i=t.a-t.cursor,t.cursor<C||(r=t.f,t.f=C,t.d=t.cursor,0==t.h(l)?t.f=r:(t.c=t.cursor,t.f=r,t.e())),t.cursor=t.a-i;break r}i=t.a-t.cursor;s:if(!(t.cursor<C))if(r=t.f,t.f=C,t.d=t.cursor,t.g("t"))if(t.c=t.cursor,h=t.a-t.cursor,t.n(d,97,246)){if(t.cursor=t.a-h,t.e()&&(t.f=r,!(t.cursor<A)))if(h=t.f,t.f=A,t.d=t.cursor,0==(r=t.h(k)))t.f=h;else{if(t.c=t.cursor,t.f=h,1===r){if(r=t.a-t.cursor,t.g("po"))break s;t.cursor=t.a-r}t.e()}}else t.f=r;else t.f=r;t.cursor=t.a-i}return i=t.a-t.cursor,!function(){if(!(t.cursor<C)){var r=t.f;t.f=C;var i=t.a-t.cursor,c=t.a-t.cursor;if(!s()||(t.cursor=t.a-c,t.d=t.cursor,t.cursor<=t.f||(t.cursor--,t.c=t.cursor,t.e()))){if(t.cursor=t.a-i,i=t.a-t.cursor,t.d=t.cursor,!(t.n(g,97,228)&&(t.c=t.cursor,t.n(b,98,122)&&!t.e()))){t.cursor=t.a-i,i=t.a-t.cursor;r:if(t.d=t.cursor,t.g("j")){if((t.c=t.cursor,c=t.a-t.cursor,!t.g("o"))&&(t.cursor=t.a-c,!t.g("u")))break r;if(!t.e())return}if(t.cursor=t.a-i,i=t.a-t.cursor,t.d=t.cursor,!(t.g("o")&&(t.c=t.cursor,t.g("j")&&!t.e()))){for(t.cursor=t.a-i,t.f=r;;){if(r=t.a-t.cursor,t.q(d,97,246)){t.cursor=t.a-r;break}if(t.cursor=t.a-r,t.cursor<=t.f)return;t.cursor--}t.d=t.cursor,t.n(b,98,122)&&(t.c=t.cursor,""!=(p=t.u())&&t.g(p)&&t.e())}}}}}(),t.cursor=t.a-i,t.cursor=t.f,!0},this.stemWord=function(r){return t.p(r),this.l(),t.j}};function stemmer(r){return s.stemWord(r)}const language="finnish";

/***/ }),

/***/ 30707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ stemmer)
/* harmony export */ });
/* unused harmony export language */
function r(){this.p=function(r){this.j=r,this.cursor=0,this.a=this.j.length,this.f=0,this.c=this.cursor,this.d=this.a},this.z=function(){return this.j},this.w=function(r){this.j=r.j,this.cursor=r.cursor,this.a=r.a,this.f=r.f,this.c=r.c,this.d=r.d},this.i=function(r,s,e){if(this.cursor>=this.a)return!1;var i=this.j.charCodeAt(this.cursor);return!(i>e)&&!(i<s)&&0!=(r[(i-=s)>>>3]&1<<(7&i))&&(this.cursor++,!0)},this.n=function(r,s,e){if(this.cursor<=this.f)return!1;var i=this.j.charCodeAt(this.cursor-1);return!(i>e)&&!(i<s)&&0!=(r[(i-=s)>>>3]&1<<(7&i))&&(this.cursor--,!0)},this.k=function(r,s,e){if(this.cursor>=this.a)return!1;var i=this.j.charCodeAt(this.cursor);return i>e||i<s?(this.cursor++,!0):0==(r[(i-=s)>>>3]&1<<(7&i))&&(this.cursor++,!0)},this.q=function(r,s,e){if(this.cursor<=this.f)return!1;var i=this.j.charCodeAt(this.cursor-1);return i>e||i<s?(this.cursor--,!0):0==(r[(i-=s)>>>3]&1<<(7&i))&&(this.cursor--,!0)},this.m=function(r){return!(this.a-this.cursor<r.length)&&this.j.slice(this.cursor,this.cursor+r.length)==r&&(this.cursor+=r.length,!0)},this.g=function(r){return!(this.cursor-this.f<r.length)&&this.j.slice(this.cursor-r.length,this.cursor)==r&&(this.cursor-=r.length,!0)},this.o=function(r){for(var s=0,e=r.length,i=this.cursor,u=this.a,t=0,c=0,a=!1;;){var o,n=s+(e-s>>>1),f=0,h=t<c?t:c,b=r[n];for(o=h;o<b[0].length;o++){if(i+h==u){f=-1;break}if(0!=(f=this.j.charCodeAt(i+h)-b[0].charCodeAt(o)))break;h++}if(0>f?(e=n,c=h):(s=n,t=h),1>=e-s){if(0<s||e==s||a)break;a=!0}}for(;;){if(t>=(b=r[s])[0].length&&(this.cursor=i+b[0].length,4>b.length||(s=b[3](this),this.cursor=i+b[0].length,s)))return b[2];if(0>(s=b[1]))return 0}},this.h=function(r){for(var s=0,e=r.length,i=this.cursor,u=this.f,t=0,c=0,a=!1;;){var o,n=s+(e-s>>1),f=0,h=t<c?t:c,b=r[n];for(o=b[0].length-1-h;0<=o;o--){if(i-h==u){f=-1;break}if(0!=(f=this.j.charCodeAt(i-1-h)-b[0].charCodeAt(o)))break;h++}if(0>f?(e=n,c=h):(s=n,t=h),1>=e-s){if(0<s||e==s||a)break;a=!0}}for(;;){if(t>=(b=r[s])[0].length&&(this.cursor=i-b[0].length,4>b.length||(s=b[3](this),this.cursor=i-b[0].length,s)))return b[2];if(0>(s=b[1]))return 0}},this.s=function(r,s,e){var i=e.length-(s-r);return this.j=this.j.slice(0,r)+e+this.j.slice(s),this.a+=i,this.cursor>=s?this.cursor+=i:this.cursor>r&&(this.cursor=r),i},this.t=function(){return!(0>this.c)&&!(this.c>this.d)&&!(this.d>this.a)&&!(this.a>this.j.length)},this.b=function(r){var s=!1;return this.t()&&(this.s(this.c,this.d,r),s=!0),s},this.e=function(){return this.b("")},this.r=function(r,s,e){s=this.s(r,s,e),r<=this.c&&(this.c+=s),r<=this.d&&(this.d+=s)},this.u=function(){var r="";return this.t()&&(r=this.j.slice(this.c,this.d)),r},this.v=function(){return this.j.slice(0,this.a)}}let s=new function(){function s(){return m<=u.cursor}function e(){return v<=u.cursor}function i(){return g<=u.cursor}var u=new r,t=[["col",-1,-1],["par",-1,-1],["tap",-1,-1]],c=[["",-1,7],["H",0,6],["He",1,4],["Hi",1,5],["I",0,1],["U",0,2],["Y",0,3]],a=[["iqU",-1,3],["abl",-1,3],["I\xe8r",-1,4],["i\xe8r",-1,4],["eus",-1,2],["iv",-1,1]],o=[["ic",-1,2],["abil",-1,1],["iv",-1,3]],n=[["iqUe",-1,1],["atrice",-1,2],["ance",-1,1],["ence",-1,5],["logie",-1,3],["able",-1,1],["isme",-1,1],["euse",-1,11],["iste",-1,1],["ive",-1,8],["if",-1,8],["usion",-1,4],["ation",-1,2],["ution",-1,4],["ateur",-1,2],["iqUes",-1,1],["atrices",-1,2],["ances",-1,1],["ences",-1,5],["logies",-1,3],["ables",-1,1],["ismes",-1,1],["euses",-1,11],["istes",-1,1],["ives",-1,8],["ifs",-1,8],["usions",-1,4],["ations",-1,2],["utions",-1,4],["ateurs",-1,2],["ments",-1,15],["ements",30,6],["issements",31,12],["it\xe9s",-1,7],["ment",-1,15],["ement",34,6],["issement",35,12],["amment",34,13],["emment",34,14],["aux",-1,10],["eaux",39,9],["eux",-1,1],["it\xe9",-1,7]],f=[["ira",-1,1],["ie",-1,1],["isse",-1,1],["issante",-1,1],["i",-1,1],["irai",4,1],["ir",-1,1],["iras",-1,1],["ies",-1,1],["\xeemes",-1,1],["isses",-1,1],["issantes",-1,1],["\xeetes",-1,1],["is",-1,1],["irais",13,1],["issais",13,1],["irions",-1,1],["issions",-1,1],["irons",-1,1],["issons",-1,1],["issants",-1,1],["it",-1,1],["irait",21,1],["issait",21,1],["issant",-1,1],["iraIent",-1,1],["issaIent",-1,1],["irent",-1,1],["issent",-1,1],["iront",-1,1],["\xeet",-1,1],["iriez",-1,1],["issiez",-1,1],["irez",-1,1],["issez",-1,1]],h=[["a",-1,3],["era",0,2],["asse",-1,3],["ante",-1,3],["\xe9e",-1,2],["ai",-1,3],["erai",5,2],["er",-1,2],["as",-1,3],["eras",8,2],["\xe2mes",-1,3],["asses",-1,3],["antes",-1,3],["\xe2tes",-1,3],["\xe9es",-1,2],["ais",-1,3],["erais",15,2],["ions",-1,1],["erions",17,2],["assions",17,3],["erons",-1,2],["ants",-1,3],["\xe9s",-1,2],["ait",-1,3],["erait",23,2],["ant",-1,3],["aIent",-1,3],["eraIent",26,2],["\xe8rent",-1,2],["assent",-1,3],["eront",-1,2],["\xe2t",-1,3],["ez",-1,2],["iez",32,2],["eriez",33,2],["assiez",33,3],["erez",32,2],["\xe9",-1,2]],b=[["e",-1,3],["I\xe8re",0,2],["i\xe8re",0,2],["ion",-1,1],["Ier",-1,2],["ier",-1,2]],k=[["ell",-1,-1],["eill",-1,-1],["enn",-1,-1],["onn",-1,-1],["ett",-1,-1]],l=[17,65,16,1,0,0,0,0,0,0,0,0,0,0,0,128,130,103,8,5],d=[1,65,20,0,0,0,0,0,0,0,0,0,0,0,0,0,128],g=0,v=0,m=0;this.l=function(){var r=u.cursor;!function(){for(;;){var r=u.cursor;r:{for(;;){var s=u.cursor;s:{e:{var e=u.cursor;i:if(u.i(l,97,251)){u.c=u.cursor;u:{var i=u.cursor;if(u.m("u")&&(u.d=u.cursor,u.i(l,97,251))){if(!u.b("U"))return;break u}if(u.cursor=i,u.m("i")&&(u.d=u.cursor,u.i(l,97,251))){if(!u.b("I"))return;break u}if(u.cursor=i,!u.m("y"))break i;if(u.d=u.cursor,!u.b("Y"))return}break e}if(u.cursor=e,u.c=u.cursor,u.m("\xeb")){if(u.d=u.cursor,!u.b("He"))return;break e}if(u.cursor=e,u.c=u.cursor,u.m("\xef")){if(u.d=u.cursor,!u.b("Hi"))return;break e}if(u.cursor=e,u.c=u.cursor,u.m("y")&&(u.d=u.cursor,u.i(l,97,251))){if(!u.b("Y"))return;break e}if(u.cursor=e,!u.m("q")||(u.c=u.cursor,!u.m("u")))break s;if(u.d=u.cursor,!u.b("U"))return}u.cursor=s;break}if(u.cursor=s,u.cursor>=u.a)break r;u.cursor++}continue}u.cursor=r;break}}(),u.cursor=r,g=v=m=u.a,r=u.cursor;r:{t:{var j=u.cursor;if(u.i(l,97,251)&&u.i(l,97,251)&&!(u.cursor>=u.a)){u.cursor++;break t}if(u.cursor=j,0!=u.o(t))break t;if(u.cursor=j,u.cursor>=u.a)break r;for(u.cursor++;!u.i(l,97,251);){if(u.cursor>=u.a)break r;u.cursor++}}m=u.cursor}u.cursor=r,r=u.cursor;r:{for(;!u.i(l,97,251);){if(u.cursor>=u.a)break r;u.cursor++}for(;!u.k(l,97,251);){if(u.cursor>=u.a)break r;u.cursor++}for(v=u.cursor;!u.i(l,97,251);){if(u.cursor>=u.a)break r;u.cursor++}for(;!u.k(l,97,251);){if(u.cursor>=u.a)break r;u.cursor++}g=u.cursor}u.cursor=r,u.f=u.cursor,u.cursor=u.a,r=u.a-u.cursor;t:{j=u.a-u.cursor;s:{var q=u.a-u.cursor;e:{var z=u.a-u.cursor;if(function(){var r;if(u.d=u.cursor,0==(r=u.h(n)))return!1;switch(u.c=u.cursor,r){case 1:if(!i()||!u.e())return!1;break;case 2:if(!i()||!u.e())return!1;if(r=u.a-u.cursor,u.d=u.cursor,u.g("ic")){u.c=u.cursor;t:{if(r=u.a-u.cursor,i()){if(!u.e())return!1;break t}if(u.cursor=u.a-r,!u.b("iqU"))return!1}}else u.cursor=u.a-r;break;case 3:if(!i()||!u.b("log"))return!1;break;case 4:if(!i()||!u.b("u"))return!1;break;case 5:if(!i()||!u.b("ent"))return!1;break;case 6:if(!s()||!u.e())return!1;var t=u.a-u.cursor;r:if(u.d=u.cursor,0==(r=u.h(a)))u.cursor=u.a-t;else switch(u.c=u.cursor,r){case 1:if(!i()){u.cursor=u.a-t;break r}if(!u.e())return!1;if(u.d=u.cursor,!u.g("at")||(u.c=u.cursor,!i())){u.cursor=u.a-t;break r}if(!u.e())return!1;break;case 2:t:{if(r=u.a-u.cursor,i()){if(!u.e())return!1;break t}if(u.cursor=u.a-r,!e()){u.cursor=u.a-t;break r}if(!u.b("eux"))return!1}break;case 3:if(!i()){u.cursor=u.a-t;break r}if(!u.e())return!1;break;case 4:if(!s()){u.cursor=u.a-t;break r}if(!u.b("i"))return!1}break;case 7:if(!i()||!u.e())return!1;t=u.a-u.cursor;r:if(u.d=u.cursor,0==(r=u.h(o)))u.cursor=u.a-t;else switch(u.c=u.cursor,r){case 1:t:{if(r=u.a-u.cursor,i()){if(!u.e())return!1;break t}if(u.cursor=u.a-r,!u.b("abl"))return!1}break;case 2:t:{if(r=u.a-u.cursor,i()){if(!u.e())return!1;break t}if(u.cursor=u.a-r,!u.b("iqU"))return!1}break;case 3:if(!i()){u.cursor=u.a-t;break r}if(!u.e())return!1}break;case 8:if(!i()||!u.e())return!1;if(r=u.a-u.cursor,u.d=u.cursor,u.g("at"))if(u.c=u.cursor,i()){if(!u.e())return!1;if(u.d=u.cursor,u.g("ic")){u.c=u.cursor;t:{if(r=u.a-u.cursor,i()){if(!u.e())return!1;break t}if(u.cursor=u.a-r,!u.b("iqU"))return!1}}else u.cursor=u.a-r}else u.cursor=u.a-r;else u.cursor=u.a-r;break;case 9:if(!u.b("eau"))return!1;break;case 10:if(!e()||!u.b("al"))return!1;break;case 11:r:{if(r=u.a-u.cursor,i()){if(!u.e())return!1;break r}if(u.cursor=u.a-r,!e()||!u.b("eux"))return!1}break;case 12:if(!e()||!u.q(l,97,251)||!u.e())return!1;break;case 13:if(!s())return!1;return u.b("ant"),!1;case 14:if(!s())return!1;return u.b("ent"),!1;case 15:if(r=u.a-u.cursor,!u.n(l,97,251)||!s())return!1;return u.cursor=u.a-r,u.e(),!1}return!0}()||(u.cursor=u.a-z,function(){if(u.cursor<m)return!1;var r=u.f;if(u.f=m,u.d=u.cursor,0==u.h(f))return u.f=r,!1;u.c=u.cursor;var s=u.a-u.cursor;return u.g("H")?(u.f=r,!1):(u.cursor=u.a-s,u.q(l,97,251))?!!u.e()&&(u.f=r,!0):(u.f=r,!1)}()))break e;if(u.cursor=u.a-z,!function(){if(u.cursor<m)return!1;var r,s=u.f;if(u.f=m,u.d=u.cursor,0==(r=u.h(h)))return u.f=s,!1;switch(u.c=u.cursor,r){case 1:if(!i())return u.f=s,!1;if(!u.e())return!1;break;case 2:if(!u.e())return!1;break;case 3:if(!u.e())return!1;if(r=u.a-u.cursor,u.d=u.cursor,u.g("e")){if(u.c=u.cursor,!u.e())return!1}else u.cursor=u.a-r}return u.f=s,!0}())break s}u.cursor=u.a-q,j=u.a-u.cursor,u.d=u.cursor;i:{if(q=u.a-u.cursor,u.g("Y")){if(u.c=u.cursor,!u.b("i"))return!1;break i}if(u.cursor=u.a-q,u.g("\xe7")){if(u.c=u.cursor,!u.b("c"))return!1}else u.cursor=u.a-j}break t}u.cursor=u.a-j,function(){var r,s=u.a-u.cursor;r:if(u.d=u.cursor,u.g("s")){u.c=u.cursor,r=u.a-u.cursor;t:{var e=u.a-u.cursor;if(u.g("Hi"))break t;if(u.cursor=u.a-e,!u.q(d,97,232)){u.cursor=u.a-s;break r}}if(u.cursor=u.a-r,!u.e())return}else u.cursor=u.a-s;if(!(u.cursor<m)){if(s=u.f,u.f=m,u.d=u.cursor,0!=(r=u.h(b)))switch(u.c=u.cursor,r){case 1:if(!i()){u.f=s;return}if((r=u.a-u.cursor,!u.g("s"))&&(u.cursor=u.a-r,!u.g("t"))){u.f=s;return}if(!u.e())return;break;case 2:if(!u.b("i"))return;break;case 3:if(!u.e())return}u.f=s}}()}u.cursor=u.a-r,r=u.a-u.cursor,j=u.a-u.cursor,0!=u.h(k)&&(u.cursor=u.a-j,u.d=u.cursor,u.cursor<=u.f||(u.cursor--,u.c=u.cursor,u.e())),u.cursor=u.a-r,r=u.a-u.cursor;r:{for(j=1;;){if(u.q(l,97,251)){j--;continue}break}if(!(0<j)){if((u.d=u.cursor,j=u.a-u.cursor,!u.g("\xe9"))&&(u.cursor=u.a-j,!u.g("\xe8")))break r;u.c=u.cursor,u.b("e")}}return u.cursor=u.a-r,u.cursor=u.f,r=u.cursor,!function(){for(var r;;){var s=u.cursor;r:if(u.c=u.cursor,0!=(r=u.o(c))){switch(u.d=u.cursor,r){case 1:if(!u.b("i"))return;break;case 2:if(!u.b("u"))return;break;case 3:if(!u.b("y"))return;break;case 4:if(!u.b("\xeb"))return;break;case 5:if(!u.b("\xef"))return;break;case 6:if(!u.e())return;break;case 7:if(u.cursor>=u.a)break r;u.cursor++}continue}u.cursor=s;break}}(),u.cursor=r,!0},this.stemWord=function(r){return u.p(r),this.l(),u.j}};function stemmer(r){return s.stemWord(r)}const language="french";

/***/ }),

/***/ 4162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ stemmer)
/* harmony export */ });
/* unused harmony export language */
function r(){this.p=function(r){this.j=r,this.cursor=0,this.a=this.j.length,this.f=0,this.c=this.cursor,this.d=this.a},this.z=function(){return this.j},this.w=function(r){this.j=r.j,this.cursor=r.cursor,this.a=r.a,this.f=r.f,this.c=r.c,this.d=r.d},this.i=function(r,i,s){if(this.cursor>=this.a)return!1;var e=this.j.charCodeAt(this.cursor);return!(e>s)&&!(e<i)&&0!=(r[(e-=i)>>>3]&1<<(7&e))&&(this.cursor++,!0)},this.n=function(r,i,s){if(this.cursor<=this.f)return!1;var e=this.j.charCodeAt(this.cursor-1);return!(e>s)&&!(e<i)&&0!=(r[(e-=i)>>>3]&1<<(7&e))&&(this.cursor--,!0)},this.k=function(r,i,s){if(this.cursor>=this.a)return!1;var e=this.j.charCodeAt(this.cursor);return e>s||e<i?(this.cursor++,!0):0==(r[(e-=i)>>>3]&1<<(7&e))&&(this.cursor++,!0)},this.q=function(r,i,s){if(this.cursor<=this.f)return!1;var e=this.j.charCodeAt(this.cursor-1);return e>s||e<i?(this.cursor--,!0):0==(r[(e-=i)>>>3]&1<<(7&e))&&(this.cursor--,!0)},this.m=function(r){return!(this.a-this.cursor<r.length)&&this.j.slice(this.cursor,this.cursor+r.length)==r&&(this.cursor+=r.length,!0)},this.g=function(r){return!(this.cursor-this.f<r.length)&&this.j.slice(this.cursor-r.length,this.cursor)==r&&(this.cursor-=r.length,!0)},this.o=function(r){for(var i=0,s=r.length,e=this.cursor,o=this.a,t=0,c=0,u=!1;;){var a,n=i+(s-i>>>1),h=0,f=t<c?t:c,l=r[n];for(a=f;a<l[0].length;a++){if(e+f==o){h=-1;break}if(0!=(h=this.j.charCodeAt(e+f)-l[0].charCodeAt(a)))break;f++}if(0>h?(s=n,c=f):(i=n,t=f),1>=s-i){if(0<i||s==i||u)break;u=!0}}for(;;){if(t>=(l=r[i])[0].length&&(this.cursor=e+l[0].length,4>l.length||(i=l[3](this),this.cursor=e+l[0].length,i)))return l[2];if(0>(i=l[1]))return 0}},this.h=function(r){for(var i=0,s=r.length,e=this.cursor,o=this.f,t=0,c=0,u=!1;;){var a,n=i+(s-i>>1),h=0,f=t<c?t:c,l=r[n];for(a=l[0].length-1-f;0<=a;a--){if(e-f==o){h=-1;break}if(0!=(h=this.j.charCodeAt(e-1-f)-l[0].charCodeAt(a)))break;f++}if(0>h?(s=n,c=f):(i=n,t=f),1>=s-i){if(0<i||s==i||u)break;u=!0}}for(;;){if(t>=(l=r[i])[0].length&&(this.cursor=e-l[0].length,4>l.length||(i=l[3](this),this.cursor=e-l[0].length,i)))return l[2];if(0>(i=l[1]))return 0}},this.s=function(r,i,s){var e=s.length-(i-r);return this.j=this.j.slice(0,r)+s+this.j.slice(i),this.a+=e,this.cursor>=i?this.cursor+=e:this.cursor>r&&(this.cursor=r),e},this.t=function(){return!(0>this.c)&&!(this.c>this.d)&&!(this.d>this.a)&&!(this.a>this.j.length)},this.b=function(r){var i=!1;return this.t()&&(this.s(this.c,this.d,r),i=!0),i},this.e=function(){return this.b("")},this.r=function(r,i,s){i=this.s(r,i,s),r<=this.c&&(this.c+=i),r<=this.d&&(this.d+=i)},this.u=function(){var r="";return this.t()&&(r=this.j.slice(this.c,this.d)),r},this.v=function(){return this.j.slice(0,this.a)}}let i=new function(){function i(){return g<=e.cursor}function s(){return v<=e.cursor}var e=new r,o=[["",-1,7],["qu",0,6],["\xe1",0,1],["\xe9",0,2],["\xed",0,3],["\xf3",0,4],["\xfa",0,5]],t=[["",-1,3],["I",0,1],["U",0,2]],c=[["la",-1,-1],["cela",0,-1],["gliela",0,-1],["mela",0,-1],["tela",0,-1],["vela",0,-1],["le",-1,-1],["cele",6,-1],["gliele",6,-1],["mele",6,-1],["tele",6,-1],["vele",6,-1],["ne",-1,-1],["cene",12,-1],["gliene",12,-1],["mene",12,-1],["sene",12,-1],["tene",12,-1],["vene",12,-1],["ci",-1,-1],["li",-1,-1],["celi",20,-1],["glieli",20,-1],["meli",20,-1],["teli",20,-1],["veli",20,-1],["gli",20,-1],["mi",-1,-1],["si",-1,-1],["ti",-1,-1],["vi",-1,-1],["lo",-1,-1],["celo",31,-1],["glielo",31,-1],["melo",31,-1],["telo",31,-1],["velo",31,-1]],u=[["ando",-1,1],["endo",-1,1],["ar",-1,2],["er",-1,2],["ir",-1,2]],a=[["ic",-1,-1],["abil",-1,-1],["os",-1,-1],["iv",-1,1]],n=[["ic",-1,1],["abil",-1,1],["iv",-1,1]],h=[["ica",-1,1],["logia",-1,3],["osa",-1,1],["ista",-1,1],["iva",-1,9],["anza",-1,1],["enza",-1,5],["ice",-1,1],["atrice",7,1],["iche",-1,1],["logie",-1,3],["abile",-1,1],["ibile",-1,1],["usione",-1,4],["azione",-1,2],["uzione",-1,4],["atore",-1,2],["ose",-1,1],["ante",-1,1],["mente",-1,1],["amente",19,7],["iste",-1,1],["ive",-1,9],["anze",-1,1],["enze",-1,5],["ici",-1,1],["atrici",25,1],["ichi",-1,1],["abili",-1,1],["ibili",-1,1],["ismi",-1,1],["usioni",-1,4],["azioni",-1,2],["uzioni",-1,4],["atori",-1,2],["osi",-1,1],["anti",-1,1],["amenti",-1,6],["imenti",-1,6],["isti",-1,1],["ivi",-1,9],["ico",-1,1],["ismo",-1,1],["oso",-1,1],["amento",-1,6],["imento",-1,6],["ivo",-1,9],["it\xe0",-1,8],["ist\xe0",-1,1],["ist\xe8",-1,1],["ist\xec",-1,1]],f=[["isca",-1,1],["enda",-1,1],["ata",-1,1],["ita",-1,1],["uta",-1,1],["ava",-1,1],["eva",-1,1],["iva",-1,1],["erebbe",-1,1],["irebbe",-1,1],["isce",-1,1],["ende",-1,1],["are",-1,1],["ere",-1,1],["ire",-1,1],["asse",-1,1],["ate",-1,1],["avate",16,1],["evate",16,1],["ivate",16,1],["ete",-1,1],["erete",20,1],["irete",20,1],["ite",-1,1],["ereste",-1,1],["ireste",-1,1],["ute",-1,1],["erai",-1,1],["irai",-1,1],["isci",-1,1],["endi",-1,1],["erei",-1,1],["irei",-1,1],["assi",-1,1],["ati",-1,1],["iti",-1,1],["eresti",-1,1],["iresti",-1,1],["uti",-1,1],["avi",-1,1],["evi",-1,1],["ivi",-1,1],["isco",-1,1],["ando",-1,1],["endo",-1,1],["Yamo",-1,1],["iamo",-1,1],["avamo",-1,1],["evamo",-1,1],["ivamo",-1,1],["eremo",-1,1],["iremo",-1,1],["assimo",-1,1],["ammo",-1,1],["emmo",-1,1],["eremmo",54,1],["iremmo",54,1],["immo",-1,1],["ano",-1,1],["iscano",58,1],["avano",58,1],["evano",58,1],["ivano",58,1],["eranno",-1,1],["iranno",-1,1],["ono",-1,1],["iscono",65,1],["arono",65,1],["erono",65,1],["irono",65,1],["erebbero",-1,1],["irebbero",-1,1],["assero",-1,1],["essero",-1,1],["issero",-1,1],["ato",-1,1],["ito",-1,1],["uto",-1,1],["avo",-1,1],["evo",-1,1],["ivo",-1,1],["ar",-1,1],["ir",-1,1],["er\xe0",-1,1],["ir\xe0",-1,1],["er\xf2",-1,1],["ir\xf2",-1,1]],l=[17,65,16,0,0,0,0,0,0,0,0,0,0,0,0,128,128,8,2,1],b=[17,65,0,0,0,0,0,0,0,0,0,0,0,0,0,128,128,8,2],k=[17],v=0,d=0,g=0;this.l=function(){var r=e.cursor;!function(){for(var r,i=e.cursor;;){var s=e.cursor;r:if(e.c=e.cursor,0!=(r=e.o(o))){switch(e.d=e.cursor,r){case 1:if(!e.b("\xe0"))return;break;case 2:if(!e.b("\xe8"))return;break;case 3:if(!e.b("\xec"))return;break;case 4:if(!e.b("\xf2"))return;break;case 5:if(!e.b("\xf9"))return;break;case 6:if(!e.b("qU"))return;break;case 7:if(e.cursor>=e.a)break r;e.cursor++}continue}e.cursor=s;break}for(e.cursor=i;;){r=e.cursor;r:{for(;;){i=e.cursor;i:if(e.i(l,97,249)){e.c=e.cursor;s:{if(s=e.cursor,e.m("u")&&(e.d=e.cursor,e.i(l,97,249))){if(!e.b("U"))return;break s}if(e.cursor=s,!e.m("i")||(e.d=e.cursor,!e.i(l,97,249)))break i;if(!e.b("I"))return}e.cursor=i;break}if(e.cursor=i,e.cursor>=e.a)break r;e.cursor++}continue}e.cursor=r;break}}(),e.cursor=r,v=d=g=e.a,r=e.cursor;r:{e:{var m=e.cursor;i:if(e.i(l,97,249)){s:{var j=e.cursor;o:if(e.k(l,97,249)){for(;!e.i(l,97,249);){if(e.cursor>=e.a)break o;e.cursor++}break s}if(e.cursor=j,!e.i(l,97,249))break i;for(;!e.k(l,97,249);){if(e.cursor>=e.a)break i;e.cursor++}}break e}if(e.cursor=m,!e.k(l,97,249))break r;i:{m=e.cursor;s:if(e.k(l,97,249)){for(;!e.i(l,97,249);){if(e.cursor>=e.a)break s;e.cursor++}break i}if(e.cursor=m,!e.i(l,97,249)||e.cursor>=e.a)break r;e.cursor++}}g=e.cursor}e.cursor=r,r=e.cursor;r:{for(;!e.i(l,97,249);){if(e.cursor>=e.a)break r;e.cursor++}for(;!e.k(l,97,249);){if(e.cursor>=e.a)break r;e.cursor++}for(d=e.cursor;!e.i(l,97,249);){if(e.cursor>=e.a)break r;e.cursor++}for(;!e.k(l,97,249);){if(e.cursor>=e.a)break r;e.cursor++}v=e.cursor}if(e.cursor=r,e.f=e.cursor,e.cursor=e.a,r=e.a-e.cursor,e.d=e.cursor,0!=e.h(c)&&(e.c=e.cursor,0!=(m=e.h(u))&&i()))switch(m){case 1:e.e();break;case 2:e.b("e")}e.cursor=e.a-r,r=e.a-e.cursor,m=e.a-e.cursor,!function(){var r;if(e.d=e.cursor,0==(r=e.h(h)))return!1;switch(e.c=e.cursor,r){case 1:if(!s()||!e.e())return!1;break;case 2:if(!s()||!e.e())return!1;if(r=e.a-e.cursor,e.d=e.cursor,e.g("ic"))if(e.c=e.cursor,s()){if(!e.e())return!1}else e.cursor=e.a-r;else e.cursor=e.a-r;break;case 3:if(!s()||!e.b("log"))return!1;break;case 4:if(!s()||!e.b("u"))return!1;break;case 5:if(!s()||!e.b("ente"))return!1;break;case 6:if(!i()||!e.e())return!1;break;case 7:if(!(d<=e.cursor)||!e.e())return!1;var o=e.a-e.cursor;r:if(e.d=e.cursor,0==(r=e.h(a)))e.cursor=e.a-o;else if(e.c=e.cursor,s()){if(!e.e())return!1;if(1===r){if(e.d=e.cursor,!e.g("at")||(e.c=e.cursor,!s())){e.cursor=e.a-o;break r}if(!e.e())return!1}}else e.cursor=e.a-o;break;case 8:if(!s()||!e.e())return!1;if(r=e.a-e.cursor,e.d=e.cursor,0==e.h(n))e.cursor=e.a-r;else if(e.c=e.cursor,s()){if(!e.e())return!1}else e.cursor=e.a-r;break;case 9:if(!s()||!e.e())return!1;if(r=e.a-e.cursor,e.d=e.cursor,e.g("at"))if(e.c=e.cursor,s()){if(!e.e())return!1;if(e.d=e.cursor,e.g("ic"))if(e.c=e.cursor,s()){if(!e.e())return!1}else e.cursor=e.a-r;else e.cursor=e.a-r}else e.cursor=e.a-r;else e.cursor=e.a-r}return!0}()&&(e.cursor=e.a-m,e.cursor<g||(m=e.f,e.f=g,e.d=e.cursor,0==e.h(f)?e.f=m:(e.c=e.cursor,e.e()&&(e.f=m)))),e.cursor=e.a-r,r=e.a-e.cursor;r:{if(m=e.a-e.cursor,e.d=e.cursor,e.n(b,97,242))if(e.c=e.cursor,i()){if(!e.e())break r;if(e.d=e.cursor,e.g("i"))if(e.c=e.cursor,i()){if(!e.e())break r}else e.cursor=e.a-m;else e.cursor=e.a-m}else e.cursor=e.a-m;else e.cursor=e.a-m;m=e.a-e.cursor,e.d=e.cursor,e.g("h")?(e.c=e.cursor,e.n(k,99,103)&&i()?e.e():e.cursor=e.a-m):e.cursor=e.a-m}e.cursor=e.a-r,e.cursor=e.f,r=e.cursor;r:for(;;){j=e.cursor;e:if(e.c=e.cursor,0!=(m=e.o(t))){switch(e.d=e.cursor,m){case 1:if(!e.b("i"))break r;break;case 2:if(!e.b("u"))break r;break;case 3:if(e.cursor>=e.a)break e;e.cursor++}continue}e.cursor=j;break}return e.cursor=r,!0},this.stemWord=function(r){return e.p(r),this.l(),e.j}};function stemmer(r){return i.stemWord(r)}const language="italian";

/***/ }),

/***/ 66681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ stemmer)
/* harmony export */ });
/* unused harmony export language */
function r(){this.p=function(r){this.j=r,this.cursor=0,this.a=this.j.length,this.f=0,this.c=this.cursor,this.d=this.a},this.z=function(){return this.j},this.w=function(r){this.j=r.j,this.cursor=r.cursor,this.a=r.a,this.f=r.f,this.c=r.c,this.d=r.d},this.i=function(r,s,t){if(this.cursor>=this.a)return!1;var i=this.j.charCodeAt(this.cursor);return!(i>t)&&!(i<s)&&0!=(r[(i-=s)>>>3]&1<<(7&i))&&(this.cursor++,!0)},this.n=function(r,s,t){if(this.cursor<=this.f)return!1;var i=this.j.charCodeAt(this.cursor-1);return!(i>t)&&!(i<s)&&0!=(r[(i-=s)>>>3]&1<<(7&i))&&(this.cursor--,!0)},this.k=function(r,s,t){if(this.cursor>=this.a)return!1;var i=this.j.charCodeAt(this.cursor);return i>t||i<s?(this.cursor++,!0):0==(r[(i-=s)>>>3]&1<<(7&i))&&(this.cursor++,!0)},this.q=function(r,s,t){if(this.cursor<=this.f)return!1;var i=this.j.charCodeAt(this.cursor-1);return i>t||i<s?(this.cursor--,!0):0==(r[(i-=s)>>>3]&1<<(7&i))&&(this.cursor--,!0)},this.m=function(r){return!(this.a-this.cursor<r.length)&&this.j.slice(this.cursor,this.cursor+r.length)==r&&(this.cursor+=r.length,!0)},this.g=function(r){return!(this.cursor-this.f<r.length)&&this.j.slice(this.cursor-r.length,this.cursor)==r&&(this.cursor-=r.length,!0)},this.o=function(r){for(var s=0,t=r.length,i=this.cursor,c=this.a,u=0,o=0,e=!1;;){var h,n=s+(t-s>>>1),a=0,f=u<o?u:o,b=r[n];for(h=f;h<b[0].length;h++){if(i+f==c){a=-1;break}if(0!=(a=this.j.charCodeAt(i+f)-b[0].charCodeAt(h)))break;f++}if(0>a?(t=n,o=f):(s=n,u=f),1>=t-s){if(0<s||t==s||e)break;e=!0}}for(;;){if(u>=(b=r[s])[0].length&&(this.cursor=i+b[0].length,4>b.length||(s=b[3](this),this.cursor=i+b[0].length,s)))return b[2];if(0>(s=b[1]))return 0}},this.h=function(r){for(var s=0,t=r.length,i=this.cursor,c=this.f,u=0,o=0,e=!1;;){var h,n=s+(t-s>>1),a=0,f=u<o?u:o,b=r[n];for(h=b[0].length-1-f;0<=h;h--){if(i-f==c){a=-1;break}if(0!=(a=this.j.charCodeAt(i-1-f)-b[0].charCodeAt(h)))break;f++}if(0>a?(t=n,o=f):(s=n,u=f),1>=t-s){if(0<s||t==s||e)break;e=!0}}for(;;){if(u>=(b=r[s])[0].length&&(this.cursor=i-b[0].length,4>b.length||(s=b[3](this),this.cursor=i-b[0].length,s)))return b[2];if(0>(s=b[1]))return 0}},this.s=function(r,s,t){var i=t.length-(s-r);return this.j=this.j.slice(0,r)+t+this.j.slice(s),this.a+=i,this.cursor>=s?this.cursor+=i:this.cursor>r&&(this.cursor=r),i},this.t=function(){return!(0>this.c)&&!(this.c>this.d)&&!(this.d>this.a)&&!(this.a>this.j.length)},this.b=function(r){var s=!1;return this.t()&&(this.s(this.c,this.d,r),s=!0),s},this.e=function(){return this.b("")},this.r=function(r,s,t){s=this.s(r,s,t),r<=this.c&&(this.c+=s),r<=this.d&&(this.d+=s)},this.u=function(){var r="";return this.t()&&(r=this.j.slice(this.c,this.d)),r},this.v=function(){return this.j.slice(0,this.a)}}let s=new function(){function s(){return v<=o.cursor}function t(){return l<=o.cursor}function i(){var r=o.a-o.cursor;return 0!=o.h(n)&&(o.cursor=o.a-r,o.d=o.cursor,!(o.cursor<=o.f)&&(o.cursor--,o.c=o.cursor,!!o.e()))}function c(){if(j=!1,o.d=o.cursor,!o.g("e")||(o.c=o.cursor,!s()))return!1;var r=o.a-o.cursor;return!!o.q(k,97,232)&&(o.cursor=o.a-r,!!o.e()&&(j=!0,!!i()))}function u(){if(!s())return!1;var r=o.a-o.cursor;return!!o.q(k,97,232)&&(o.cursor=o.a-r,r=o.a-o.cursor,!o.g("gem")&&(o.cursor=o.a-r,!!(o.e()&&i())))}var o=new r,e=[["",-1,6],["\xe1",0,1],["\xe4",0,1],["\xe9",0,2],["\xeb",0,2],["\xed",0,3],["\xef",0,3],["\xf3",0,4],["\xf6",0,4],["\xfa",0,5],["\xfc",0,5]],h=[["",-1,3],["I",0,2],["Y",0,1]],n=[["dd",-1,-1],["kk",-1,-1],["tt",-1,-1]],a=[["ene",-1,2],["se",-1,3],["en",-1,2],["heden",2,1],["s",-1,3]],f=[["end",-1,1],["ig",-1,2],["ing",-1,1],["lijk",-1,3],["baar",-1,4],["bar",-1,5]],b=[["aa",-1,-1],["ee",-1,-1],["oo",-1,-1],["uu",-1,-1]],k=[17,65,16,1,0,0,0,0,0,0,0,0,0,0,0,0,128],d=[1,0,0,17,65,16,1,0,0,0,0,0,0,0,0,0,0,0,0,128],g=[17,67,16,1,0,0,0,0,0,0,0,0,0,0,0,0,128],l=0,v=0,j=!1;this.l=function(){var r,n=o.cursor;!function(){for(var r,s=o.cursor;;){var t=o.cursor;r:if(o.c=o.cursor,0!=(r=o.o(e))){switch(o.d=o.cursor,r){case 1:if(!o.b("a"))return;break;case 2:if(!o.b("e"))return;break;case 3:if(!o.b("i"))return;break;case 4:if(!o.b("o"))return;break;case 5:if(!o.b("u"))return;break;case 6:if(o.cursor>=o.a)break r;o.cursor++}continue}o.cursor=t;break}if(o.cursor=s,r=o.cursor,o.c=o.cursor,o.m("y")){if(o.d=o.cursor,!o.b("Y"))return}else o.cursor=r;for(;;){r=o.cursor;r:{for(;;){s=o.cursor;s:if(o.i(k,97,232)){o.c=o.cursor;t:{if(t=o.cursor,o.m("i")&&(o.d=o.cursor,o.i(k,97,232))){if(!o.b("I"))return;break t}if(o.cursor=t,!o.m("y"))break s;if(o.d=o.cursor,!o.b("Y"))return}o.cursor=s;break}if(o.cursor=s,o.cursor>=o.a)break r;o.cursor++}continue}o.cursor=r;break}}(),o.cursor=n,n=o.cursor,function(){for(l=v=o.a;!o.i(k,97,232);){if(o.cursor>=o.a)return;o.cursor++}for(;!o.k(k,97,232);){if(o.cursor>=o.a)return;o.cursor++}for(3>(v=o.cursor)&&(v=3);!o.i(k,97,232);){if(o.cursor>=o.a)return;o.cursor++}for(;!o.k(k,97,232);){if(o.cursor>=o.a)return;o.cursor++}l=o.cursor}(),o.cursor=n,o.f=o.cursor,o.cursor=o.a,function(){var r,e=o.a-o.cursor;r:if(o.d=o.cursor,0!=(r=o.h(a)))switch(o.c=o.cursor,r){case 1:if(!s())break r;if(!o.b("heid"))return;break;case 2:if(!u())break r;break;case 3:if(!s()||!o.q(g,97,232))break r;if(!o.e())return}o.cursor=o.a-e,e=o.a-o.cursor,c(),o.cursor=o.a-e,e=o.a-o.cursor;r:if(o.d=o.cursor,o.g("heid")&&(o.c=o.cursor,t())){if(r=o.a-o.cursor,o.g("c"))break r;if(o.cursor=o.a-r,!o.e())return;o.d=o.cursor,o.g("en")&&(o.c=o.cursor,u())}o.cursor=o.a-e,e=o.a-o.cursor;r:if(o.d=o.cursor,0!=(r=o.h(f)))switch(o.c=o.cursor,r){case 1:if(!t())break r;if(!o.e())return;i:{r=o.a-o.cursor;s:if(o.d=o.cursor,o.g("ig")&&(o.c=o.cursor,t())){var h=o.a-o.cursor;if(o.g("e"))break s;if(o.cursor=o.a-h,!o.e())return;break i}if(o.cursor=o.a-r,!i())break r}break;case 2:if(!t()||(r=o.a-o.cursor,o.g("e")))break r;if(o.cursor=o.a-r,!o.e())return;break;case 3:if(!t())break r;if(!o.e())return;if(!c())break r;break;case 4:if(!t())break r;if(!o.e())return;break;case 5:if(!t()||!j)break r;if(!o.e())return}o.cursor=o.a-e,e=o.a-o.cursor,o.q(d,73,232)&&(r=o.a-o.cursor,0!=o.h(b)&&o.q(k,97,232)&&(o.cursor=o.a-r,o.d=o.cursor,!(o.cursor<=o.f)&&(o.cursor--,o.c=o.cursor,!o.e())))||(o.cursor=o.a-e)}(),o.cursor=o.f,n=o.cursor;r:for(;;){var m=o.cursor;i:if(o.c=o.cursor,0!=(r=o.o(h))){switch(o.d=o.cursor,r){case 1:if(!o.b("y"))break r;break;case 2:if(!o.b("i"))break r;break;case 3:if(o.cursor>=o.a)break i;o.cursor++}continue}o.cursor=m;break}return o.cursor=n,!0},this.stemWord=function(r){return o.p(r),this.l(),o.j}};function stemmer(r){return s.stemWord(r)}const language="dutch";

/***/ }),

/***/ 48736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ stemmer)
/* harmony export */ });
/* unused harmony export language */
function r(){this.p=function(r){this.j=r,this.cursor=0,this.a=this.j.length,this.f=0,this.c=this.cursor,this.d=this.a},this.z=function(){return this.j},this.w=function(r){this.j=r.j,this.cursor=r.cursor,this.a=r.a,this.f=r.f,this.c=r.c,this.d=r.d},this.i=function(r,s,t){if(this.cursor>=this.a)return!1;var i=this.j.charCodeAt(this.cursor);return!(i>t)&&!(i<s)&&0!=(r[(i-=s)>>>3]&1<<(7&i))&&(this.cursor++,!0)},this.n=function(r,s,t){if(this.cursor<=this.f)return!1;var i=this.j.charCodeAt(this.cursor-1);return!(i>t)&&!(i<s)&&0!=(r[(i-=s)>>>3]&1<<(7&i))&&(this.cursor--,!0)},this.k=function(r,s,t){if(this.cursor>=this.a)return!1;var i=this.j.charCodeAt(this.cursor);return i>t||i<s?(this.cursor++,!0):0==(r[(i-=s)>>>3]&1<<(7&i))&&(this.cursor++,!0)},this.q=function(r,s,t){if(this.cursor<=this.f)return!1;var i=this.j.charCodeAt(this.cursor-1);return i>t||i<s?(this.cursor--,!0):0==(r[(i-=s)>>>3]&1<<(7&i))&&(this.cursor--,!0)},this.m=function(r){return!(this.a-this.cursor<r.length)&&this.j.slice(this.cursor,this.cursor+r.length)==r&&(this.cursor+=r.length,!0)},this.g=function(r){return!(this.cursor-this.f<r.length)&&this.j.slice(this.cursor-r.length,this.cursor)==r&&(this.cursor-=r.length,!0)},this.o=function(r){for(var s=0,t=r.length,i=this.cursor,h=this.a,e=0,c=0,o=!1;;){var u,n=s+(t-s>>>1),f=0,a=e<c?e:c,l=r[n];for(u=a;u<l[0].length;u++){if(i+a==h){f=-1;break}if(0!=(f=this.j.charCodeAt(i+a)-l[0].charCodeAt(u)))break;a++}if(0>f?(t=n,c=a):(s=n,e=a),1>=t-s){if(0<s||t==s||o)break;o=!0}}for(;;){if(e>=(l=r[s])[0].length&&(this.cursor=i+l[0].length,4>l.length||(s=l[3](this),this.cursor=i+l[0].length,s)))return l[2];if(0>(s=l[1]))return 0}},this.h=function(r){for(var s=0,t=r.length,i=this.cursor,h=this.f,e=0,c=0,o=!1;;){var u,n=s+(t-s>>1),f=0,a=e<c?e:c,l=r[n];for(u=l[0].length-1-a;0<=u;u--){if(i-a==h){f=-1;break}if(0!=(f=this.j.charCodeAt(i-1-a)-l[0].charCodeAt(u)))break;a++}if(0>f?(t=n,c=a):(s=n,e=a),1>=t-s){if(0<s||t==s||o)break;o=!0}}for(;;){if(e>=(l=r[s])[0].length&&(this.cursor=i-l[0].length,4>l.length||(s=l[3](this),this.cursor=i-l[0].length,s)))return l[2];if(0>(s=l[1]))return 0}},this.s=function(r,s,t){var i=t.length-(s-r);return this.j=this.j.slice(0,r)+t+this.j.slice(s),this.a+=i,this.cursor>=s?this.cursor+=i:this.cursor>r&&(this.cursor=r),i},this.t=function(){return!(0>this.c)&&!(this.c>this.d)&&!(this.d>this.a)&&!(this.a>this.j.length)},this.b=function(r){var s=!1;return this.t()&&(this.s(this.c,this.d,r),s=!0),s},this.e=function(){return this.b("")},this.r=function(r,s,t){s=this.s(r,s,t),r<=this.c&&(this.c+=s),r<=this.d&&(this.d+=s)},this.u=function(){var r="";return this.t()&&(r=this.j.slice(this.c,this.d)),r},this.v=function(){return this.j.slice(0,this.a)}}let s=new function(){var s=new r,t=[["a",-1,1],["e",-1,1],["ede",1,1],["ande",1,1],["ende",1,1],["ane",1,1],["ene",1,1],["hetene",6,1],["erte",1,3],["en",-1,1],["heten",9,1],["ar",-1,1],["er",-1,1],["heter",12,1],["s",-1,2],["as",14,1],["es",14,1],["edes",16,1],["endes",16,1],["enes",16,1],["hetenes",19,1],["ens",14,1],["hetens",21,1],["ers",14,1],["ets",14,1],["et",-1,1],["het",25,1],["ert",-1,3],["ast",-1,1]],i=[["dt",-1,-1],["vt",-1,-1]],h=[["leg",-1,1],["eleg",0,1],["ig",-1,1],["eig",2,1],["lig",2,1],["elig",4,1],["els",-1,1],["lov",-1,1],["elov",7,1],["slov",7,1],["hetslov",9,1]],e=[17,65,16,1,0,0,0,0,0,0,0,0,0,0,0,0,48,0,128],c=[119,125,149,1],o=0,u=0;this.l=function(){var r=s.cursor;r:{u=s.a;var n=s.cursor,f=s.cursor+3;if(!(f>s.a)){for(s.cursor=f,o=s.cursor,s.cursor=n;;){if(n=s.cursor,s.i(e,97,248)){s.cursor=n;break}if(s.cursor=n,s.cursor>=s.a)break r;s.cursor++}for(;!s.k(e,97,248);){if(s.cursor>=s.a)break r;s.cursor++}(u=s.cursor)<o&&(u=o)}}if(s.cursor=r,s.f=s.cursor,s.cursor=s.a,r=s.a-s.cursor,!(s.cursor<u))if(f=s.f,s.f=u,s.d=s.cursor,0==(n=s.h(t)))s.f=f;else switch(s.c=s.cursor,s.f=f,n){case 1:s.e();break;case 2:if((n=s.a-s.cursor,!s.n(c,98,122))&&(s.cursor=s.a-n,!s.g("k")||!s.q(e,97,248)))break;s.e();break;case 3:s.b("er")}return s.cursor=s.a-r,r=s.a-s.cursor,n=s.a-s.cursor,s.cursor<u||(f=s.f,s.f=u,s.d=s.cursor,0==s.h(i)?s.f=f:(s.c=s.cursor,s.f=f,s.cursor=s.a-n,s.cursor<=s.f||(s.cursor--,s.c=s.cursor,s.e()))),s.cursor=s.a-r,r=s.a-s.cursor,s.cursor<u||(n=s.f,s.f=u,s.d=s.cursor,0==s.h(h)?s.f=n:(s.c=s.cursor,s.f=n,s.e())),s.cursor=s.a-r,s.cursor=s.f,!0},this.stemWord=function(r){return s.p(r),this.l(),s.j}};function stemmer(r){return s.stemWord(r)}const language="norwegian";

/***/ }),

/***/ 22807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ stemmer)
/* harmony export */ });
/* unused harmony export language */
function r(){this.p=function(r){this.j=r,this.cursor=0,this.a=this.j.length,this.f=0,this.c=this.cursor,this.d=this.a},this.z=function(){return this.j},this.w=function(r){this.j=r.j,this.cursor=r.cursor,this.a=r.a,this.f=r.f,this.c=r.c,this.d=r.d},this.i=function(r,s,i){if(this.cursor>=this.a)return!1;var e=this.j.charCodeAt(this.cursor);return!(e>i)&&!(e<s)&&0!=(r[(e-=s)>>>3]&1<<(7&e))&&(this.cursor++,!0)},this.n=function(r,s,i){if(this.cursor<=this.f)return!1;var e=this.j.charCodeAt(this.cursor-1);return!(e>i)&&!(e<s)&&0!=(r[(e-=s)>>>3]&1<<(7&e))&&(this.cursor--,!0)},this.k=function(r,s,i){if(this.cursor>=this.a)return!1;var e=this.j.charCodeAt(this.cursor);return e>i||e<s?(this.cursor++,!0):0==(r[(e-=s)>>>3]&1<<(7&e))&&(this.cursor++,!0)},this.q=function(r,s,i){if(this.cursor<=this.f)return!1;var e=this.j.charCodeAt(this.cursor-1);return e>i||e<s?(this.cursor--,!0):0==(r[(e-=s)>>>3]&1<<(7&e))&&(this.cursor--,!0)},this.m=function(r){return!(this.a-this.cursor<r.length)&&this.j.slice(this.cursor,this.cursor+r.length)==r&&(this.cursor+=r.length,!0)},this.g=function(r){return!(this.cursor-this.f<r.length)&&this.j.slice(this.cursor-r.length,this.cursor)==r&&(this.cursor-=r.length,!0)},this.o=function(r){for(var s=0,i=r.length,e=this.cursor,o=this.a,a=0,t=0,c=!1;;){var u,h=s+(i-s>>>1),n=0,f=a<t?a:t,b=r[h];for(u=f;u<b[0].length;u++){if(e+f==o){n=-1;break}if(0!=(n=this.j.charCodeAt(e+f)-b[0].charCodeAt(u)))break;f++}if(0>n?(i=h,t=f):(s=h,a=f),1>=i-s){if(0<s||i==s||c)break;c=!0}}for(;;){if(a>=(b=r[s])[0].length&&(this.cursor=e+b[0].length,4>b.length||(s=b[3](this),this.cursor=e+b[0].length,s)))return b[2];if(0>(s=b[1]))return 0}},this.h=function(r){for(var s=0,i=r.length,e=this.cursor,o=this.f,a=0,t=0,c=!1;;){var u,h=s+(i-s>>1),n=0,f=a<t?a:t,b=r[h];for(u=b[0].length-1-f;0<=u;u--){if(e-f==o){n=-1;break}if(0!=(n=this.j.charCodeAt(e-1-f)-b[0].charCodeAt(u)))break;f++}if(0>n?(i=h,t=f):(s=h,a=f),1>=i-s){if(0<s||i==s||c)break;c=!0}}for(;;){if(a>=(b=r[s])[0].length&&(this.cursor=e-b[0].length,4>b.length||(s=b[3](this),this.cursor=e-b[0].length,s)))return b[2];if(0>(s=b[1]))return 0}},this.s=function(r,s,i){var e=i.length-(s-r);return this.j=this.j.slice(0,r)+i+this.j.slice(s),this.a+=e,this.cursor>=s?this.cursor+=e:this.cursor>r&&(this.cursor=r),e},this.t=function(){return!(0>this.c)&&!(this.c>this.d)&&!(this.d>this.a)&&!(this.a>this.j.length)},this.b=function(r){var s=!1;return this.t()&&(this.s(this.c,this.d,r),s=!0),s},this.e=function(){return this.b("")},this.r=function(r,s,i){s=this.s(r,s,i),r<=this.c&&(this.c+=s),r<=this.d&&(this.d+=s)},this.u=function(){var r="";return this.t()&&(r=this.j.slice(this.c,this.d)),r},this.v=function(){return this.j.slice(0,this.a)}}let s=new function(){function s(){return l<=e.cursor}function i(){return k<=e.cursor}var e=new r,o=[["",-1,3],["\xe3",0,1],["\xf5",0,2]],a=[["",-1,3],["a~",0,1],["o~",0,2]],t=[["ic",-1,-1],["ad",-1,-1],["os",-1,-1],["iv",-1,1]],c=[["ante",-1,1],["avel",-1,1],["\xedvel",-1,1]],u=[["ic",-1,1],["abil",-1,1],["iv",-1,1]],h=[["ica",-1,1],["\xe2ncia",-1,1],["\xeancia",-1,4],["logia",-1,2],["ira",-1,9],["adora",-1,1],["osa",-1,1],["ista",-1,1],["iva",-1,8],["eza",-1,1],["idade",-1,7],["ante",-1,1],["mente",-1,6],["amente",12,5],["\xe1vel",-1,1],["\xedvel",-1,1],["ico",-1,1],["ismo",-1,1],["oso",-1,1],["amento",-1,1],["imento",-1,1],["ivo",-1,8],["a\xe7a~o",-1,1],["u\xe7a~o",-1,3],["ador",-1,1],["icas",-1,1],["\xeancias",-1,4],["logias",-1,2],["iras",-1,9],["adoras",-1,1],["osas",-1,1],["istas",-1,1],["ivas",-1,8],["ezas",-1,1],["idades",-1,7],["adores",-1,1],["antes",-1,1],["a\xe7o~es",-1,1],["u\xe7o~es",-1,3],["icos",-1,1],["ismos",-1,1],["osos",-1,1],["amentos",-1,1],["imentos",-1,1],["ivos",-1,8]],n=[["ada",-1,1],["ida",-1,1],["ia",-1,1],["aria",2,1],["eria",2,1],["iria",2,1],["ara",-1,1],["era",-1,1],["ira",-1,1],["ava",-1,1],["asse",-1,1],["esse",-1,1],["isse",-1,1],["aste",-1,1],["este",-1,1],["iste",-1,1],["ei",-1,1],["arei",16,1],["erei",16,1],["irei",16,1],["am",-1,1],["iam",20,1],["ariam",21,1],["eriam",21,1],["iriam",21,1],["aram",20,1],["eram",20,1],["iram",20,1],["avam",20,1],["em",-1,1],["arem",29,1],["erem",29,1],["irem",29,1],["assem",29,1],["essem",29,1],["issem",29,1],["ado",-1,1],["ido",-1,1],["ando",-1,1],["endo",-1,1],["indo",-1,1],["ara~o",-1,1],["era~o",-1,1],["ira~o",-1,1],["ar",-1,1],["er",-1,1],["ir",-1,1],["as",-1,1],["adas",47,1],["idas",47,1],["ias",47,1],["arias",50,1],["erias",50,1],["irias",50,1],["aras",47,1],["eras",47,1],["iras",47,1],["avas",47,1],["es",-1,1],["ardes",58,1],["erdes",58,1],["irdes",58,1],["ares",58,1],["eres",58,1],["ires",58,1],["asses",58,1],["esses",58,1],["isses",58,1],["astes",58,1],["estes",58,1],["istes",58,1],["is",-1,1],["ais",71,1],["eis",71,1],["areis",73,1],["ereis",73,1],["ireis",73,1],["\xe1reis",73,1],["\xe9reis",73,1],["\xedreis",73,1],["\xe1sseis",73,1],["\xe9sseis",73,1],["\xedsseis",73,1],["\xe1veis",73,1],["\xedeis",73,1],["ar\xedeis",84,1],["er\xedeis",84,1],["ir\xedeis",84,1],["ados",-1,1],["idos",-1,1],["amos",-1,1],["\xe1ramos",90,1],["\xe9ramos",90,1],["\xedramos",90,1],["\xe1vamos",90,1],["\xedamos",90,1],["ar\xedamos",95,1],["er\xedamos",95,1],["ir\xedamos",95,1],["emos",-1,1],["aremos",99,1],["eremos",99,1],["iremos",99,1],["\xe1ssemos",99,1],["\xeassemos",99,1],["\xedssemos",99,1],["imos",-1,1],["armos",-1,1],["ermos",-1,1],["irmos",-1,1],["\xe1mos",-1,1],["ar\xe1s",-1,1],["er\xe1s",-1,1],["ir\xe1s",-1,1],["eu",-1,1],["iu",-1,1],["ou",-1,1],["ar\xe1",-1,1],["er\xe1",-1,1],["ir\xe1",-1,1]],f=[["a",-1,1],["i",-1,1],["o",-1,1],["os",-1,1],["\xe1",-1,1],["\xed",-1,1],["\xf3",-1,1]],b=[["e",-1,1],["\xe7",-1,2],["\xe9",-1,1],["\xea",-1,1]],d=[17,65,16,0,0,0,0,0,0,0,0,0,0,0,0,0,3,19,12,2],k=0,m=0,l=0;this.l=function(){var r,g=e.cursor;r:for(;;){var v=e.cursor;s:if(e.c=e.cursor,0!=(r=e.o(o))){switch(e.d=e.cursor,r){case 1:if(!e.b("a~"))break r;break;case 2:if(!e.b("o~"))break r;break;case 3:if(e.cursor>=e.a)break s;e.cursor++}continue}e.cursor=v;break}e.cursor=g,k=m=l=e.a,g=e.cursor;r:{s:{r=e.cursor;i:if(e.i(d,97,250)){e:{v=e.cursor;o:if(e.k(d,97,250)){for(;!e.i(d,97,250);){if(e.cursor>=e.a)break o;e.cursor++}break e}if(e.cursor=v,!e.i(d,97,250))break i;for(;!e.k(d,97,250);){if(e.cursor>=e.a)break i;e.cursor++}}break s}if(e.cursor=r,!e.k(d,97,250))break r;i:{r=e.cursor;e:if(e.k(d,97,250)){for(;!e.i(d,97,250);){if(e.cursor>=e.a)break e;e.cursor++}break i}if(e.cursor=r,!e.i(d,97,250)||e.cursor>=e.a)break r;e.cursor++}}l=e.cursor}e.cursor=g,g=e.cursor;r:{for(;!e.i(d,97,250);){if(e.cursor>=e.a)break r;e.cursor++}for(;!e.k(d,97,250);){if(e.cursor>=e.a)break r;e.cursor++}for(m=e.cursor;!e.i(d,97,250);){if(e.cursor>=e.a)break r;e.cursor++}for(;!e.k(d,97,250);){if(e.cursor>=e.a)break r;e.cursor++}k=e.cursor}e.cursor=g,e.f=e.cursor,e.cursor=e.a,g=e.a-e.cursor;s:{r=e.a-e.cursor;i:{v=e.a-e.cursor;e:{var j=e.a-e.cursor;if(function(){var r;if(e.d=e.cursor,0==(r=e.h(h)))return!1;switch(e.c=e.cursor,r){case 1:if(!i()||!e.e())return!1;break;case 2:if(!i()||!e.b("log"))return!1;break;case 3:if(!i()||!e.b("u"))return!1;break;case 4:if(!i()||!e.b("ente"))return!1;break;case 5:if(!(m<=e.cursor)||!e.e())return!1;var o=e.a-e.cursor;r:if(e.d=e.cursor,0==(r=e.h(t)))e.cursor=e.a-o;else if(e.c=e.cursor,i()){if(!e.e())return!1;if(1===r){if(e.d=e.cursor,!e.g("at")||(e.c=e.cursor,!i())){e.cursor=e.a-o;break r}if(!e.e())return!1}}else e.cursor=e.a-o;break;case 6:if(!i()||!e.e())return!1;if(r=e.a-e.cursor,e.d=e.cursor,0==e.h(c))e.cursor=e.a-r;else if(e.c=e.cursor,i()){if(!e.e())return!1}else e.cursor=e.a-r;break;case 7:if(!i()||!e.e())return!1;if(r=e.a-e.cursor,e.d=e.cursor,0==e.h(u))e.cursor=e.a-r;else if(e.c=e.cursor,i()){if(!e.e())return!1}else e.cursor=e.a-r;break;case 8:if(!i()||!e.e())return!1;if(r=e.a-e.cursor,e.d=e.cursor,e.g("at"))if(e.c=e.cursor,i()){if(!e.e())return!1}else e.cursor=e.a-r;else e.cursor=e.a-r;break;case 9:if(!s()||!e.g("e")||!e.b("ir"))return!1}return!0}())break e;if(e.cursor=e.a-j,!function(){if(e.cursor<l)return!1;var r=e.f;return(e.f=l,e.d=e.cursor,0==e.h(n))?(e.f=r,!1):(e.c=e.cursor,!!e.e()&&(e.f=r,!0))}())break i}if(e.cursor=e.a-v,r=e.a-e.cursor,e.d=e.cursor,e.g("i")&&(e.c=e.cursor,v=e.a-e.cursor,e.g("c")&&(e.cursor=e.a-v,s()&&!e.e())))return!1;e.cursor=e.a-r;break s}e.cursor=e.a-r,e.d=e.cursor,0!=e.h(f)&&(e.c=e.cursor,s()&&e.e())}if(e.cursor=e.a-g,g=e.a-e.cursor,e.d=e.cursor,0!=(r=e.h(b)))switch(e.c=e.cursor,r){case 1:if(!s()||!e.e())break;e.d=e.cursor;r:{if(r=e.a-e.cursor,e.g("u")&&(e.c=e.cursor,v=e.a-e.cursor,e.g("g"))){e.cursor=e.a-v;break r}if(e.cursor=e.a-r,!e.g("i")||(e.c=e.cursor,r=e.a-e.cursor,!e.g("c")))break;e.cursor=e.a-r}s()&&e.e();break;case 2:e.b("c")}e.cursor=e.a-g,e.cursor=e.f,g=e.cursor;r:for(;;){v=e.cursor;s:if(e.c=e.cursor,0!=(r=e.o(a))){switch(e.d=e.cursor,r){case 1:if(!e.b("\xe3"))break r;break;case 2:if(!e.b("\xf5"))break r;break;case 3:if(e.cursor>=e.a)break s;e.cursor++}continue}e.cursor=v;break}return e.cursor=g,!0},this.stemWord=function(r){return e.p(r),this.l(),e.j}};function stemmer(r){return s.stemWord(r)}const language="portuguese";

/***/ }),

/***/ 9199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ stemmer)
/* harmony export */ });
/* unused harmony export language */
function r(){this.p=function(r){this.j=r,this.cursor=0,this.a=this.j.length,this.f=0,this.c=this.cursor,this.d=this.a},this.z=function(){return this.j},this.w=function(r){this.j=r.j,this.cursor=r.cursor,this.a=r.a,this.f=r.f,this.c=r.c,this.d=r.d},this.i=function(r,s,t){if(this.cursor>=this.a)return!1;var i=this.j.charCodeAt(this.cursor);return!(i>t)&&!(i<s)&&0!=(r[(i-=s)>>>3]&1<<(7&i))&&(this.cursor++,!0)},this.n=function(r,s,t){if(this.cursor<=this.f)return!1;var i=this.j.charCodeAt(this.cursor-1);return!(i>t)&&!(i<s)&&0!=(r[(i-=s)>>>3]&1<<(7&i))&&(this.cursor--,!0)},this.k=function(r,s,t){if(this.cursor>=this.a)return!1;var i=this.j.charCodeAt(this.cursor);return i>t||i<s?(this.cursor++,!0):0==(r[(i-=s)>>>3]&1<<(7&i))&&(this.cursor++,!0)},this.q=function(r,s,t){if(this.cursor<=this.f)return!1;var i=this.j.charCodeAt(this.cursor-1);return i>t||i<s?(this.cursor--,!0):0==(r[(i-=s)>>>3]&1<<(7&i))&&(this.cursor--,!0)},this.m=function(r){return!(this.a-this.cursor<r.length)&&this.j.slice(this.cursor,this.cursor+r.length)==r&&(this.cursor+=r.length,!0)},this.g=function(r){return!(this.cursor-this.f<r.length)&&this.j.slice(this.cursor-r.length,this.cursor)==r&&(this.cursor-=r.length,!0)},this.o=function(r){for(var s=0,t=r.length,i=this.cursor,h=this.a,c=0,u=0,e=!1;;){var n,o=s+(t-s>>>1),a=0,f=c<u?c:u,l=r[o];for(n=f;n<l[0].length;n++){if(i+f==h){a=-1;break}if(0!=(a=this.j.charCodeAt(i+f)-l[0].charCodeAt(n)))break;f++}if(0>a?(t=o,u=f):(s=o,c=f),1>=t-s){if(0<s||t==s||e)break;e=!0}}for(;;){if(c>=(l=r[s])[0].length&&(this.cursor=i+l[0].length,4>l.length||(s=l[3](this),this.cursor=i+l[0].length,s)))return l[2];if(0>(s=l[1]))return 0}},this.h=function(r){for(var s=0,t=r.length,i=this.cursor,h=this.f,c=0,u=0,e=!1;;){var n,o=s+(t-s>>1),a=0,f=c<u?c:u,l=r[o];for(n=l[0].length-1-f;0<=n;n--){if(i-f==h){a=-1;break}if(0!=(a=this.j.charCodeAt(i-1-f)-l[0].charCodeAt(n)))break;f++}if(0>a?(t=o,u=f):(s=o,c=f),1>=t-s){if(0<s||t==s||e)break;e=!0}}for(;;){if(c>=(l=r[s])[0].length&&(this.cursor=i-l[0].length,4>l.length||(s=l[3](this),this.cursor=i-l[0].length,s)))return l[2];if(0>(s=l[1]))return 0}},this.s=function(r,s,t){var i=t.length-(s-r);return this.j=this.j.slice(0,r)+t+this.j.slice(s),this.a+=i,this.cursor>=s?this.cursor+=i:this.cursor>r&&(this.cursor=r),i},this.t=function(){return!(0>this.c)&&!(this.c>this.d)&&!(this.d>this.a)&&!(this.a>this.j.length)},this.b=function(r){var s=!1;return this.t()&&(this.s(this.c,this.d,r),s=!0),s},this.e=function(){return this.b("")},this.r=function(r,s,t){s=this.s(r,s,t),r<=this.c&&(this.c+=s),r<=this.d&&(this.d+=s)},this.u=function(){var r="";return this.t()&&(r=this.j.slice(this.c,this.d)),r},this.v=function(){return this.j.slice(0,this.a)}}let s=new function(){var s=new r,t=[["a",-1,1],["arna",0,1],["erna",0,1],["heterna",2,1],["orna",0,1],["ad",-1,1],["e",-1,1],["ade",6,1],["ande",6,1],["arne",6,1],["are",6,1],["aste",6,1],["en",-1,1],["anden",12,1],["aren",12,1],["heten",12,1],["ern",-1,1],["ar",-1,1],["er",-1,1],["heter",18,1],["or",-1,1],["s",-1,2],["as",21,1],["arnas",22,1],["ernas",22,1],["ornas",22,1],["es",21,1],["ades",26,1],["andes",26,1],["ens",21,1],["arens",29,1],["hetens",29,1],["erns",21,1],["at",-1,1],["andet",-1,1],["het",-1,1],["ast",-1,1]],i=[["dd",-1,-1],["gd",-1,-1],["nn",-1,-1],["dt",-1,-1],["gt",-1,-1],["kt",-1,-1],["tt",-1,-1]],h=[["ig",-1,1],["lig",0,1],["els",-1,1],["fullt",-1,3],["l\xf6st",-1,2]],c=[17,65,16,1,0,0,0,0,0,0,0,0,0,0,0,0,24,0,32],u=[119,127,149],e=0,n=0;this.l=function(){var r=s.cursor;r:{n=s.a;var o=s.cursor,a=s.cursor+3;if(!(a>s.a)){for(s.cursor=a,e=s.cursor,s.cursor=o;;){if(o=s.cursor,s.i(c,97,246)){s.cursor=o;break}if(s.cursor=o,s.cursor>=s.a)break r;s.cursor++}for(;!s.k(c,97,246);){if(s.cursor>=s.a)break r;s.cursor++}(n=s.cursor)<e&&(n=e)}}if(s.cursor=r,s.f=s.cursor,s.cursor=s.a,r=s.a-s.cursor,!(s.cursor<n))if(a=s.f,s.f=n,s.d=s.cursor,0==(o=s.h(t)))s.f=a;else switch(s.c=s.cursor,s.f=a,o){case 1:s.e();break;case 2:s.n(u,98,121)&&s.e()}return s.cursor=s.a-r,r=s.a-s.cursor,s.cursor<n||(o=s.f,s.f=n,a=s.a-s.cursor,0==s.h(i)?s.f=o:(s.cursor=s.a-a,s.d=s.cursor,s.cursor<=s.f?s.f=o:(s.cursor--,s.c=s.cursor,s.e()&&(s.f=o)))),s.cursor=s.a-r,r=s.a-s.cursor,!function(){var r;if(!(s.cursor<n)){var t=s.f;if(s.f=n,s.d=s.cursor,0!=(r=s.h(h)))switch(s.c=s.cursor,r){case 1:if(!s.e())return;break;case 2:if(!s.b("l\xf6s"))return;break;case 3:if(!s.b("full"))return}s.f=t}}(),s.cursor=s.a-r,s.cursor=s.f,!0},this.stemWord=function(r){return s.p(r),this.l(),s.j}};function stemmer(r){return s.stemWord(r)}const language="swedish";

/***/ }),

/***/ 25745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ stemmer)
/* harmony export */ });
/* unused harmony export language */
function r(){this.p=function(r){this.j=r,this.cursor=0,this.a=this.j.length,this.f=0,this.c=this.cursor,this.d=this.a},this.z=function(){return this.j},this.w=function(r){this.j=r.j,this.cursor=r.cursor,this.a=r.a,this.f=r.f,this.c=r.c,this.d=r.d},this.i=function(r,u,s){if(this.cursor>=this.a)return!1;var c=this.j.charCodeAt(this.cursor);return!(c>s)&&!(c<u)&&0!=(r[(c-=u)>>>3]&1<<(7&c))&&(this.cursor++,!0)},this.n=function(r,u,s){if(this.cursor<=this.f)return!1;var c=this.j.charCodeAt(this.cursor-1);return!(c>s)&&!(c<u)&&0!=(r[(c-=u)>>>3]&1<<(7&c))&&(this.cursor--,!0)},this.k=function(r,u,s){if(this.cursor>=this.a)return!1;var c=this.j.charCodeAt(this.cursor);return c>s||c<u?(this.cursor++,!0):0==(r[(c-=u)>>>3]&1<<(7&c))&&(this.cursor++,!0)},this.q=function(r,u,s){if(this.cursor<=this.f)return!1;var c=this.j.charCodeAt(this.cursor-1);return c>s||c<u?(this.cursor--,!0):0==(r[(c-=u)>>>3]&1<<(7&c))&&(this.cursor--,!0)},this.m=function(r){return!(this.a-this.cursor<r.length)&&this.j.slice(this.cursor,this.cursor+r.length)==r&&(this.cursor+=r.length,!0)},this.g=function(r){return!(this.cursor-this.f<r.length)&&this.j.slice(this.cursor-r.length,this.cursor)==r&&(this.cursor-=r.length,!0)},this.o=function(r){for(var u=0,s=r.length,c=this.cursor,o=this.a,a=0,i=0,e=!1;;){var t,n=u+(s-u>>>1),f=0,h=a<i?a:i,k=r[n];for(t=h;t<k[0].length;t++){if(c+h==o){f=-1;break}if(0!=(f=this.j.charCodeAt(c+h)-k[0].charCodeAt(t)))break;h++}if(0>f?(s=n,i=h):(u=n,a=h),1>=s-u){if(0<u||s==u||e)break;e=!0}}for(;;){if(a>=(k=r[u])[0].length&&(this.cursor=c+k[0].length,4>k.length||(u=k[3](this),this.cursor=c+k[0].length,u)))return k[2];if(0>(u=k[1]))return 0}},this.h=function(r){for(var u=0,s=r.length,c=this.cursor,o=this.f,a=0,i=0,e=!1;;){var t,n=u+(s-u>>1),f=0,h=a<i?a:i,k=r[n];for(t=k[0].length-1-h;0<=t;t--){if(c-h==o){f=-1;break}if(0!=(f=this.j.charCodeAt(c-1-h)-k[0].charCodeAt(t)))break;h++}if(0>f?(s=n,i=h):(u=n,a=h),1>=s-u){if(0<u||s==u||e)break;e=!0}}for(;;){if(a>=(k=r[u])[0].length&&(this.cursor=c-k[0].length,4>k.length||(u=k[3](this),this.cursor=c-k[0].length,u)))return k[2];if(0>(u=k[1]))return 0}},this.s=function(r,u,s){var c=s.length-(u-r);return this.j=this.j.slice(0,r)+s+this.j.slice(u),this.a+=c,this.cursor>=u?this.cursor+=c:this.cursor>r&&(this.cursor=r),c},this.t=function(){return!(0>this.c)&&!(this.c>this.d)&&!(this.d>this.a)&&!(this.a>this.j.length)},this.b=function(r){var u=!1;return this.t()&&(this.s(this.c,this.d,r),u=!0),u},this.e=function(){return this.b("")},this.r=function(r,u,s){u=this.s(r,u,s),r<=this.c&&(this.c+=u),r<=this.d&&(this.d+=u)},this.u=function(){var r="";return this.t()&&(r=this.j.slice(this.c,this.d)),r},this.v=function(){return this.j.slice(0,this.a)}}let u=new function(){function u(){for(var r=g.a-g.cursor;;){var u=g.a-g.cursor;if(g.n(N,97,305)){g.cursor=g.a-u;break}if(g.cursor=g.a-u,g.cursor<=g.f)return!1;g.cursor--}r:{u=g.a-g.cursor;u:if(g.g("a")){for(;;){var s=g.a-g.cursor;if(g.n(P,97,305)){g.cursor=g.a-s;break}if(g.cursor=g.a-s,g.cursor<=g.f)break u;g.cursor--}break r}g.cursor=g.a-u;u:if(g.g("e")){for(;;){if(s=g.a-g.cursor,g.n(Q,101,252)){g.cursor=g.a-s;break}if(g.cursor=g.a-s,g.cursor<=g.f)break u;g.cursor--}break r}g.cursor=g.a-u;u:if(g.g("ı")){for(;;){if(s=g.a-g.cursor,g.n(R,97,305)){g.cursor=g.a-s;break}if(g.cursor=g.a-s,g.cursor<=g.f)break u;g.cursor--}break r}g.cursor=g.a-u;u:if(g.g("i")){for(;;){if(s=g.a-g.cursor,g.n(S,101,105)){g.cursor=g.a-s;break}if(g.cursor=g.a-s,g.cursor<=g.f)break u;g.cursor--}break r}g.cursor=g.a-u;u:if(g.g("o")){for(;;){if(s=g.a-g.cursor,g.n(T,111,117)){g.cursor=g.a-s;break}if(g.cursor=g.a-s,g.cursor<=g.f)break u;g.cursor--}break r}g.cursor=g.a-u;u:if(g.g("\xf6")){for(;;){if(s=g.a-g.cursor,g.n(U,246,252)){g.cursor=g.a-s;break}if(g.cursor=g.a-s,g.cursor<=g.f)break u;g.cursor--}break r}g.cursor=g.a-u;u:if(g.g("u")){for(;;){if(s=g.a-g.cursor,g.n(T,111,117)){g.cursor=g.a-s;break}if(g.cursor=g.a-s,g.cursor<=g.f)break u;g.cursor--}break r}if(g.cursor=g.a-u,!g.g("\xfc"))return!1;for(;;){if(u=g.a-g.cursor,g.n(U,246,252)){g.cursor=g.a-u;break}if(g.cursor=g.a-u,g.cursor<=g.f)return!1;g.cursor--}}return g.cursor=g.a-r,!0}function s(){r:{var r=g.a-g.cursor;if(g.g("n")){var u=g.a-g.cursor;if(g.n(N,97,305)){g.cursor=g.a-u;break r}}if(g.cursor=g.a-r,r=g.a-g.cursor,u=g.a-g.cursor,g.g("n"))return g.cursor=g.a-u,!1;if(g.cursor=g.a-r,r=g.a-g.cursor,g.cursor<=g.f||(g.cursor--,!g.n(N,97,305)))return!1;g.cursor=g.a-r}return!0}function c(){r:{var r=g.a-g.cursor;if(g.g("y")){var u=g.a-g.cursor;if(g.n(N,97,305)){g.cursor=g.a-u;break r}}if(g.cursor=g.a-r,r=g.a-g.cursor,u=g.a-g.cursor,g.g("y"))return g.cursor=g.a-u,!1;if(g.cursor=g.a-r,r=g.a-g.cursor,g.cursor<=g.f||(g.cursor--,!g.n(N,97,305)))return!1;g.cursor=g.a-r}return!0}function o(){return!!(0!=g.h(l)&&function(){r:{var r=g.a-g.cursor;if(g.n(O,105,305)){var u=g.a-g.cursor;if(g.q(N,97,305)){g.cursor=g.a-u;break r}}if(g.cursor=g.a-r,r=g.a-g.cursor,u=g.a-g.cursor,g.n(O,105,305))return g.cursor=g.a-u,!1;if(g.cursor=g.a-r,r=g.a-g.cursor,g.cursor<=g.f||(g.cursor--,!g.q(N,97,305)))return!1;g.cursor=g.a-r}return!0}())}function a(){return!!(u()&&g.n(O,105,305)&&function(){r:{var r=g.a-g.cursor;if(g.g("s")){var u=g.a-g.cursor;if(g.n(N,97,305)){g.cursor=g.a-u;break r}}if(g.cursor=g.a-r,r=g.a-g.cursor,u=g.a-g.cursor,g.g("s"))return g.cursor=g.a-u,!1;if(g.cursor=g.a-r,r=g.a-g.cursor,g.cursor<=g.f||(g.cursor--,!g.n(N,97,305)))return!1;g.cursor=g.a-r}return!0}())}function i(){return 0!=g.h(v)}function e(){return!!(u()&&0!=g.h(W)&&c())}function t(){return!!u()&&0!=g.h(B)}function n(){return!!(u()&&0!=g.h(D)&&c())}function f(){return!!u()&&0!=g.h(F)}function h(){return!!(u()&&0!=g.h(J)&&c())}function k(){return!!(0!=g.h(K)&&c())}function b(){return!!(u()&&0!=g.h(L)&&c())}function d(){if(g.d=g.cursor,!g.g("ki"))return!1;r:{var r=g.a-g.cursor;if(u()&&0!=g.h(C)){if(g.c=g.cursor,!g.e())return!1;r=g.a-g.cursor,g.d=g.cursor;s:{var c=g.a-g.cursor;if(f()){if(g.c=g.cursor,!g.e())return!1;r=g.a-g.cursor,d()||(g.cursor=g.a-r);break s}if(g.cursor=g.a-c,o()){if(g.c=g.cursor,!g.e())return!1;if(r=g.a-g.cursor,g.d=g.cursor,f()){if(g.c=g.cursor,!g.e())return!1;d()||(g.cursor=g.a-r)}else g.cursor=g.a-r}else g.cursor=g.a-r}break r}if(g.cursor=g.a-r,u()&&0!=g.h(z)&&s()){if(g.c=g.cursor,!g.e())return!1;r=g.a-g.cursor,g.d=g.cursor;s:{if(c=g.a-g.cursor,i()){if(g.c=g.cursor,!g.e())return!1;break s}g.cursor=g.a-c;c:{g.d=g.cursor;o:{var e=g.a-g.cursor;if(o())break o;if(g.cursor=g.a-e,!a())break c}if(g.c=g.cursor,!g.e())return!1;if(r=g.a-g.cursor,g.d=g.cursor,f()){if(g.c=g.cursor,!g.e())return!1;d()||(g.cursor=g.a-r)}else g.cursor=g.a-r;break s}g.cursor=g.a-c,d()||(g.cursor=g.a-r)}break r}if(g.cursor=g.a-r,!u()||0==g.h(p))return!1;u:{if(r=g.a-g.cursor,i()){if(g.c=g.cursor,!g.e())return!1;break u}if(g.cursor=g.a-r,a()){if(g.c=g.cursor,!g.e())return!1;if(r=g.a-g.cursor,g.d=g.cursor,f()){if(g.c=g.cursor,!g.e())return!1;d()||(g.cursor=g.a-r)}else g.cursor=g.a-r;break u}if(g.cursor=g.a-r,!d())return!1}}return!0}var g=new r,l=[["m",-1,-1],["n",-1,-1],["miz",-1,-1],["niz",-1,-1],["muz",-1,-1],["nuz",-1,-1],["m\xfcz",-1,-1],["n\xfcz",-1,-1],["mız",-1,-1],["nız",-1,-1]],v=[["leri",-1,-1],["ları",-1,-1]],m=[["ni",-1,-1],["nu",-1,-1],["n\xfc",-1,-1],["nı",-1,-1]],z=[["in",-1,-1],["un",-1,-1],["\xfcn",-1,-1],["ın",-1,-1]],j=[["a",-1,-1],["e",-1,-1]],A=[["na",-1,-1],["ne",-1,-1]],C=[["da",-1,-1],["ta",-1,-1],["de",-1,-1],["te",-1,-1]],p=[["nda",-1,-1],["nde",-1,-1]],w=[["dan",-1,-1],["tan",-1,-1],["den",-1,-1],["ten",-1,-1]],q=[["ndan",-1,-1],["nden",-1,-1]],y=[["la",-1,-1],["le",-1,-1]],x=[["ca",-1,-1],["ce",-1,-1]],W=[["im",-1,-1],["um",-1,-1],["\xfcm",-1,-1],["ım",-1,-1]],B=[["sin",-1,-1],["sun",-1,-1],["s\xfcn",-1,-1],["sın",-1,-1]],D=[["iz",-1,-1],["uz",-1,-1],["\xfcz",-1,-1],["ız",-1,-1]],E=[["siniz",-1,-1],["sunuz",-1,-1],["s\xfcn\xfcz",-1,-1],["sınız",-1,-1]],F=[["lar",-1,-1],["ler",-1,-1]],G=[["niz",-1,-1],["nuz",-1,-1],["n\xfcz",-1,-1],["nız",-1,-1]],H=[["dir",-1,-1],["tir",-1,-1],["dur",-1,-1],["tur",-1,-1],["d\xfcr",-1,-1],["t\xfcr",-1,-1],["dır",-1,-1],["tır",-1,-1]],I=[["casına",-1,-1],["cesine",-1,-1]],J=[["di",-1,-1],["ti",-1,-1],["dik",-1,-1],["tik",-1,-1],["duk",-1,-1],["tuk",-1,-1],["d\xfck",-1,-1],["t\xfck",-1,-1],["dık",-1,-1],["tık",-1,-1],["dim",-1,-1],["tim",-1,-1],["dum",-1,-1],["tum",-1,-1],["d\xfcm",-1,-1],["t\xfcm",-1,-1],["dım",-1,-1],["tım",-1,-1],["din",-1,-1],["tin",-1,-1],["dun",-1,-1],["tun",-1,-1],["d\xfcn",-1,-1],["t\xfcn",-1,-1],["dın",-1,-1],["tın",-1,-1],["du",-1,-1],["tu",-1,-1],["d\xfc",-1,-1],["t\xfc",-1,-1],["dı",-1,-1],["tı",-1,-1]],K=[["sa",-1,-1],["se",-1,-1],["sak",-1,-1],["sek",-1,-1],["sam",-1,-1],["sem",-1,-1],["san",-1,-1],["sen",-1,-1]],L=[["miş",-1,-1],["muş",-1,-1],["m\xfcş",-1,-1],["mış",-1,-1]],M=[["b",-1,1],["c",-1,2],["d",-1,3],["ğ",-1,4]],N=[17,65,16,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,32,8,0,0,0,0,0,0,1],O=[1,16,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,8,0,0,0,0,0,0,1],P=[1,64,16,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1],Q=[17,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,130],R=[1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1],S=[17],T=[65],U=[65],V=!1;this.l=function(){var r;r=g.cursor;for(var l=2;;){var v=g.cursor;u:{for(;!g.i(N,97,305);){if(g.cursor>=g.a)break u;g.cursor++}l--;continue}g.cursor=v;break}if(0<l?r=!1:(g.cursor=r,r=!0),!r||(g.f=g.cursor,g.cursor=g.a,r=g.a-g.cursor,!function(){g.d=g.cursor,V=!0;r:{var r=g.a-g.cursor;u:{a:{var s=g.a-g.cursor;if(b()||(g.cursor=g.a-s,h())||(g.cursor=g.a-s,k()))break a;if(g.cursor=g.a-s,!g.g("ken")||!c())break u}break r}if(g.cursor=g.a-r,0!=g.h(I)){a:if(s=g.a-g.cursor,0==g.h(E)){if(g.cursor=g.a-s,f()||(g.cursor=g.a-s,e())||(g.cursor=g.a-s,t())||(g.cursor=g.a-s,n()))break a;g.cursor=g.a-s}if(b())break r}if(g.cursor=g.a-r,f()){if(g.c=g.cursor,!g.e())return;r=g.a-g.cursor,g.d=g.cursor;s:if(s=g.a-g.cursor,!u()||0==g.h(H)){if(g.cursor=g.a-s,h()||(g.cursor=g.a-s,k()))break s;g.cursor=g.a-s,b()||(g.cursor=g.a-r)}V=!1;break r}g.cursor=g.a-r;u:if(u()&&0!=g.h(G)){if((s=g.a-g.cursor,!h())&&(g.cursor=g.a-s,!k()))break u;break r}g.cursor=g.a-r;u:{a:if(s=g.a-g.cursor,0==g.h(E)){if(g.cursor=g.a-s,n()||(g.cursor=g.a-s,t()))break a;if(g.cursor=g.a-s,!e())break u}if(g.c=g.cursor,!g.e())return;r=g.a-g.cursor,g.d=g.cursor,b()||(g.cursor=g.a-r);break r}if(g.cursor=g.a-r,!u()||0==g.h(H)||(g.c=g.cursor,!g.e()))return;r=g.a-g.cursor,g.d=g.cursor;a:if(s=g.a-g.cursor,0==g.h(E)){if(g.cursor=g.a-s,f()||(g.cursor=g.a-s,e())||(g.cursor=g.a-s,t())||(g.cursor=g.a-s,n()))break a;g.cursor=g.a-s}b()||(g.cursor=g.a-r)}g.c=g.cursor,g.e()}(),g.cursor=g.a-r,!V))return!1;r=g.a-g.cursor,function(){r:{var r=g.a-g.cursor;if(g.d=g.cursor,f()){if(g.c=g.cursor,!g.e())return;r=g.a-g.cursor,d()||(g.cursor=g.a-r);break r}if(g.cursor=g.a-r,g.d=g.cursor,u()&&0!=g.h(x)&&s()){if(g.c=g.cursor,!g.e())return;r=g.a-g.cursor;s:{var e=g.a-g.cursor;if(g.d=g.cursor,i()){if(g.c=g.cursor,!g.e())return;break s}g.cursor=g.a-e;c:{g.d=g.cursor;o:{var t=g.a-g.cursor;if(o())break o;if(g.cursor=g.a-t,!a())break c}if(g.c=g.cursor,!g.e())return;if(r=g.a-g.cursor,g.d=g.cursor,f()){if(g.c=g.cursor,!g.e())return;d()||(g.cursor=g.a-r)}else g.cursor=g.a-r;break s}if(g.cursor=g.a-e,g.d=g.cursor,f()){if(g.c=g.cursor,!g.e())return;d()||(g.cursor=g.a-r)}else g.cursor=g.a-r}break r}g.cursor=g.a-r;u:if((g.d=g.cursor,e=g.a-g.cursor,u()&&0!=g.h(p))||(g.cursor=g.a-e,u()&&0!=g.h(A))){a:{if(e=g.a-g.cursor,i()){if(g.c=g.cursor,!g.e())return;break a}if(g.cursor=g.a-e,a()){if(g.c=g.cursor,!g.e())return;if(r=g.a-g.cursor,g.d=g.cursor,f()){if(g.c=g.cursor,!g.e())return;d()||(g.cursor=g.a-r)}else g.cursor=g.a-r;break a}if(g.cursor=g.a-e,!d())break u}break r}g.cursor=g.a-r;u:if((g.d=g.cursor,e=g.a-g.cursor,u()&&0!=g.h(q))||(g.cursor=g.a-e,u()&&0!=g.h(m))){a:{if(e=g.a-g.cursor,a()){if(g.c=g.cursor,!g.e())return;if(r=g.a-g.cursor,g.d=g.cursor,f()){if(g.c=g.cursor,!g.e())return;d()||(g.cursor=g.a-r)}else g.cursor=g.a-r;break a}if(g.cursor=g.a-e,!i())break u}break r}if(g.cursor=g.a-r,g.d=g.cursor,u()&&0!=g.h(w)){if(g.c=g.cursor,!g.e())return;r=g.a-g.cursor,g.d=g.cursor;s:{if(e=g.a-g.cursor,o()){if(g.c=g.cursor,!g.e())return;if(r=g.a-g.cursor,g.d=g.cursor,f()){if(g.c=g.cursor,!g.e())return;d()||(g.cursor=g.a-r)}else g.cursor=g.a-r;break s}if(g.cursor=g.a-e,f()){if(g.c=g.cursor,!g.e())return;r=g.a-g.cursor,d()||(g.cursor=g.a-r);break s}g.cursor=g.a-e,d()||(g.cursor=g.a-r)}break r}g.cursor=g.a-r;u:if((g.d=g.cursor,e=g.a-g.cursor,u()&&0!=g.h(z)&&s())||(g.cursor=g.a-e,u()&&0!=g.h(y)&&c())){if(g.c=g.cursor,!g.e())return;r=g.a-g.cursor;s:{if(e=g.a-g.cursor,g.d=g.cursor,f()){if(g.c=g.cursor,!g.e())return;if(d())break s}g.cursor=g.a-e;c:if((g.d=g.cursor,t=g.a-g.cursor,o())||(g.cursor=g.a-t,a())){if(g.c=g.cursor,!g.e())return;if(r=g.a-g.cursor,g.d=g.cursor,f()){if(g.c=g.cursor,!g.e())return;d()||(g.cursor=g.a-r)}else g.cursor=g.a-r;break s}g.cursor=g.a-e,d()||(g.cursor=g.a-r)}break r}if(g.cursor=g.a-r,g.d=g.cursor,i()){if(g.c=g.cursor,!g.e())return;break r}if(g.cursor=g.a-r,d())break r;g.cursor=g.a-r;u:{g.d=g.cursor;a:if(e=g.a-g.cursor,!u()||0==g.h(C)){if(g.cursor=g.a-e,u()&&g.n(O,105,305)&&c())break a;if(g.cursor=g.a-e,!u()||0==g.h(j)||!c())break u}if(g.c=g.cursor,!g.e())return;r=g.a-g.cursor;a:{g.d=g.cursor;s:{if(e=g.a-g.cursor,o()){if(g.c=g.cursor,!g.e())return;e=g.a-g.cursor,g.d=g.cursor,f()||(g.cursor=g.a-e);break s}if(g.cursor=g.a-e,!f()){g.cursor=g.a-r;break a}}if(g.c=g.cursor,!g.e())return;g.d=g.cursor,d()||(g.cursor=g.a-r)}break r}if((g.cursor=g.a-r,g.d=g.cursor,r=g.a-g.cursor,!o())&&(g.cursor=g.a-r,!a()))return;g.c=g.cursor,g.e()&&(r=g.a-g.cursor,g.d=g.cursor,f()?(g.c=g.cursor,g.e()&&!d()&&(g.cursor=g.a-r)):g.cursor=g.a-r)}}(),g.cursor=g.a-r,g.cursor=g.f;r:{if(g.f=g.cursor,g.cursor=g.a,r=g.a-g.cursor,g.g("ad")?(l=g.a-g.cursor,g.g("soy")||(g.cursor=g.a-l),l=!(g.cursor>g.f)):l=!1,l){r=!1;break r}if(g.cursor=g.a-r,r=g.a-g.cursor,!function(){var r=g.a-g.cursor;r:{var u=g.a-g.cursor;if(g.g("d"))break r;if(g.cursor=g.a-u,!g.g("g"))return}g.cursor=g.a-r;r:{r=g.a-g.cursor;u:{for(u=g.a-g.cursor;;){var s=g.a-g.cursor;if(g.n(N,97,305)){g.cursor=g.a-s;break}if(g.cursor=g.a-s,g.cursor<=g.f)break u;g.cursor--}if((s=g.a-g.cursor,!g.g("a"))&&(g.cursor=g.a-s,!g.g("ı")))break u;g.cursor=g.a-u,r=g.cursor,g.r(g.cursor,g.cursor,"ı"),g.cursor=r;break r}g.cursor=g.a-r;u:{for(u=g.a-g.cursor;;){if(s=g.a-g.cursor,g.n(N,97,305)){g.cursor=g.a-s;break}if(g.cursor=g.a-s,g.cursor<=g.f)break u;g.cursor--}if((s=g.a-g.cursor,!g.g("e"))&&(g.cursor=g.a-s,!g.g("i")))break u;g.cursor=g.a-u,r=g.cursor,g.r(g.cursor,g.cursor,"i"),g.cursor=r;break r}g.cursor=g.a-r;u:{for(u=g.a-g.cursor;;){if(s=g.a-g.cursor,g.n(N,97,305)){g.cursor=g.a-s;break}if(g.cursor=g.a-s,g.cursor<=g.f)break u;g.cursor--}if((s=g.a-g.cursor,!g.g("o"))&&(g.cursor=g.a-s,!g.g("u")))break u;g.cursor=g.a-u,r=g.cursor,g.r(g.cursor,g.cursor,"u"),g.cursor=r;break r}for(g.cursor=g.a-r,r=g.a-g.cursor;;){if(u=g.a-g.cursor,g.n(N,97,305)){g.cursor=g.a-u;break}if(g.cursor=g.a-u,g.cursor<=g.f)return;g.cursor--}if((u=g.a-g.cursor,!g.g("\xf6"))&&(g.cursor=g.a-u,!g.g("\xfc")))return;g.cursor=g.a-r,r=g.cursor,g.r(g.cursor,g.cursor,"\xfc"),g.cursor=r}}(),g.cursor=g.a-r,r=g.a-g.cursor,g.d=g.cursor,0!=(l=g.h(M)))switch(g.c=g.cursor,l){case 1:g.b("p");break;case 2:g.b("\xe7");break;case 3:g.b("t");break;case 4:g.b("k")}g.cursor=g.a-r,g.cursor=g.f,r=!0}return!!r},this.stemWord=function(r){return g.p(r),this.l(),g.j}};function stemmer(r){return u.stemWord(r)}const language="turkish";

/***/ }),

/***/ 57045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ stopwords)
/* harmony export */ });
const stopwords=["aber","alle","allem","allen","aller","alles","als","also","am","an","ander","andere","anderem","anderen","anderer","anderes","anderm","andern","anderr","anders","auch","auf","aus","bei","bin","bis","bist","da","damit","dann","der","den","des","dem","die","das","da\xdf","derselbe","derselben","denselben","desselben","demselben","dieselbe","dieselben","dasselbe","dazu","dein","deine","deinem","deinen","deiner","deines","denn","derer","dessen","dich","dir","du","dies","diese","diesem","diesen","dieser","dieses","doch","dort","durch","ein","eine","einem","einen","einer","eines","einig","einige","einigem","einigen","einiger","einiges","einmal","er","ihn","ihm","es","etwas","euer","eure","eurem","euren","eurer","eures","f\xfcr","gegen","gewesen","hab","habe","haben","hat","hatte","hatten","hier","hin","hinter","ich","mich","mir","ihr","ihre","ihrem","ihren","ihrer","ihres","euch","im","in","indem","ins","ist","jede","jedem","jeden","jeder","jedes","jene","jenem","jenen","jener","jenes","jetzt","kann","kein","keine","keinem","keinen","keiner","keines","k\xf6nnen","k\xf6nnte","machen","man","manche","manchem","manchen","mancher","manches","mein","meine","meinem","meinen","meiner","meines","mit","muss","musste","nach","nicht","nichts","noch","nun","nur","ob","oder","ohne","sehr","sein","seine","seinem","seinen","seiner","seines","selbst","sich","sie","ihnen","sind","so","solche","solchem","solchen","solcher","solches","soll","sollte","sondern","sonst","\xfcber","um","und","uns","unse","unsem","unsen","unser","unses","unter","viel","vom","von","vor","w\xe4hrend","war","waren","warst","was","weg","weil","weiter","welche","welchem","welchen","welcher","welches","wenn","werde","werden","wie","wieder","will","wir","wird","wirst","wo","wollen","wollte","w\xfcrde","w\xfcrden","zu","zum","zur","zwar","zwischen"];

/***/ }),

/***/ 29375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ stopwords)
/* harmony export */ });
const stopwords=["og","i","jeg","det","at","en","den","til","er","som","p\xe5","de","med","han","af","for","ikke","der","var","mig","sig","men","et","har","om","vi","min","havde","ham","hun","nu","over","da","fra","du","ud","sin","dem","os","op","man","hans","hvor","eller","hvad","skal","selv","her","alle","vil","blev","kunne","ind","n\xe5r","v\xe6re","dog","noget","ville","jo","deres","efter","ned","skulle","denne","end","dette","mit","ogs\xe5","under","have","dig","anden","hende","mine","alt","meget","sit","sine","vor","mod","disse","hvis","din","nogle","hos","blive","mange","ad","bliver","hendes","v\xe6ret","thi","jer","s\xe5dan"];

/***/ }),

/***/ 93741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ stopwords)
/* harmony export */ });
const stopwords=["i","me","my","myself","we","us","our","ours","ourselves","you","your","yours","yourself","yourselves","he","him","his","himself","she","her","hers","herself","it","its","itself","they","them","their","theirs","themselves","what","which","who","whom","this","that","these","those","am","is","are","was","were","be","been","being","have","has","had","having","do","does","did","doing","will","would","shall","should","can","could","may","might","must","ought","i'm","you're","he's","she's","it's","we're","they're","i've","you've","we've","they've","i'd","you'd","he'd","she'd","we'd","they'd","i'll","you'll","he'll","she'll","we'll","they'll","isn't","aren't","wasn't","weren't","hasn't","haven't","hadn't","doesn't","don't","didn't","won't","wouldn't","shan't","shouldn't","can't","cannot","couldn't","mustn't","let's","that's","who's","what's","here's","there's","when's","where's","why's","how's","an","the","and","but","if","or","because","as","until","while","of","at","by","for","with","about","against","between","into","through","during","before","after","above","below","to","from","up","down","in","out","on","off","over","under","again","further","then","once","here","there","when","where","why","how","all","any","both","each","few","more","most","other","some","such","no","nor","not","only","own","same","so","than","too","very"];

/***/ }),

/***/ 33898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ stopwords)
/* harmony export */ });
const stopwords=["a","actualmente","acuerdo","adelante","ademas","adem\xe1s","adrede","afirm\xf3","agreg\xf3","ahi","ahora","ah\xed","al","algo","alguna","algunas","alguno","algunos","alg\xfan","alli","all\xed","alrededor","ambos","ampleamos","antano","anta\xf1o","ante","anterior","antes","apenas","aproximadamente","aquel","aquella","aquellas","aquello","aquellos","aqui","aqu\xe9l","aqu\xe9lla","aqu\xe9llas","aqu\xe9llos","aqu\xed","arriba","arribaabajo","asegur\xf3","asi","as\xed","atras","aun","aunque","ayer","a\xf1adi\xf3","a\xfan","b","bajo","bastante","bien","breve","buen","buena","buenas","bueno","buenos","c","cada","casi","cerca","cierta","ciertas","cierto","ciertos","cinco","claro","coment\xf3","como","con","conmigo","conocer","conseguimos","conseguir","considera","consider\xf3","consigo","consigue","consiguen","consigues","contigo","contra","cosas","creo","cual","cuales","cualquier","cuando","cuanta","cuantas","cuanto","cuantos","cuatro","cuenta","cu\xe1l","cu\xe1les","cu\xe1ndo","cu\xe1nta","cu\xe1ntas","cu\xe1nto","cu\xe1ntos","c\xf3mo","d","da","dado","dan","dar","de","debajo","debe","deben","debido","decir","dej\xf3","del","delante","demasiado","dem\xe1s","dentro","deprisa","desde","despacio","despues","despu\xe9s","detras","detr\xe1s","dia","dias","dice","dicen","dicho","dieron","diferente","diferentes","dijeron","dijo","dio","donde","dos","durante","d\xeda","d\xedas","d\xf3nde","e","ejemplo","el","ella","ellas","ello","ellos","embargo","empleais","emplean","emplear","empleas","empleo","en","encima","encuentra","enfrente","enseguida","entonces","entre","era","eramos","eran","eras","eres","es","esa","esas","ese","eso","esos","esta","estaba","estaban","estado","estados","estais","estamos","estan","estar","estar\xe1","estas","este","esto","estos","estoy","estuvo","est\xe1","est\xe1n","ex","excepto","existe","existen","explic\xf3","expres\xf3","f","fin","final","fue","fuera","fueron","fui","fuimos","g","general","gran","grandes","gueno","h","ha","haber","habia","habla","hablan","habr\xe1","hab\xeda","hab\xedan","hace","haceis","hacemos","hacen","hacer","hacerlo","haces","hacia","haciendo","hago","han","hasta","hay","haya","he","hecho","hemos","hicieron","hizo","horas","hoy","hubo","i","igual","incluso","indic\xf3","informo","inform\xf3","intenta","intentais","intentamos","intentan","intentar","intentas","intento","ir","j","junto","k","l","la","lado","largo","las","le","lejos","les","lleg\xf3","lleva","llevar","lo","los","luego","lugar","m","mal","manera","manifest\xf3","mas","mayor","me","mediante","medio","mejor","mencion\xf3","menos","menudo","mi","mia","mias","mientras","mio","mios","mis","misma","mismas","mismo","mismos","modo","momento","mucha","muchas","mucho","muchos","muy","m\xe1s","m\xed","m\xeda","m\xedas","m\xedo","m\xedos","n","nada","nadie","ni","ninguna","ningunas","ninguno","ningunos","ning\xfan","no","nos","nosotras","nosotros","nuestra","nuestras","nuestro","nuestros","nueva","nuevas","nuevo","nuevos","nunca","o","ocho","os","otra","otras","otro","otros","p","pais","para","parece","parte","partir","pasada","pasado","pa\xecs","peor","pero","pesar","poca","pocas","poco","pocos","podeis","podemos","poder","podria","podriais","podriamos","podrian","podrias","podr\xe1","podr\xe1n","podr\xeda","podr\xedan","poner","por","porque","posible","primer","primera","primero","primeros","principalmente","pronto","propia","propias","propio","propios","proximo","pr\xf3ximo","pr\xf3ximos","pudo","pueda","puede","pueden","puedo","pues","q","qeu","que","qued\xf3","queremos","quien","quienes","quiere","quiza","quizas","quiz\xe1","quiz\xe1s","qui\xe9n","qui\xe9nes","qu\xe9","r","raras","realizado","realizar","realiz\xf3","repente","respecto","s","sabe","sabeis","sabemos","saben","saber","sabes","salvo","se","sea","sean","segun","segunda","segundo","seg\xfan","seis","ser","sera","ser\xe1","ser\xe1n","ser\xeda","se\xf1al\xf3","si","sido","siempre","siendo","siete","sigue","siguiente","sin","sino","sobre","sois","sola","solamente","solas","solo","solos","somos","son","soy","soyos","su","supuesto","sus","suya","suyas","suyo","s\xe9","s\xed","s\xf3lo","t","tal","tambien","tambi\xe9n","tampoco","tan","tanto","tarde","te","temprano","tendr\xe1","tendr\xe1n","teneis","tenemos","tener","tenga","tengo","tenido","ten\xeda","tercera","ti","tiempo","tiene","tienen","toda","todas","todavia","todav\xeda","todo","todos","total","trabaja","trabajais","trabajamos","trabajan","trabajar","trabajas","trabajo","tras","trata","trav\xe9s","tres","tu","tus","tuvo","tuya","tuyas","tuyo","tuyos","t\xfa","u","ultimo","un","una","unas","uno","unos","usa","usais","usamos","usan","usar","usas","uso","usted","ustedes","v","va","vais","valor","vamos","van","varias","varios","vaya","veces","ver","verdad","verdadera","verdadero","vez","vosotras","vosotros","voy","vuestra","vuestras","vuestro","vuestros","w","x","y","ya","yo","z","\xe9l","\xe9sa","\xe9sas","\xe9se","\xe9sos","\xe9sta","\xe9stas","\xe9ste","\xe9stos","\xfaltima","\xfaltimas","\xfaltimo","\xfaltimos"];

/***/ }),

/***/ 6631:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ stopwords)
/* harmony export */ });
const stopwords=["olla","olen","olet","on","olemme","olette","ovat","ole","oli","olisi","olisit","olisin","olisimme","olisitte","olisivat","olit","olin","olimme","olitte","olivat","ollut","olleet","en","et","ei","emme","ette","eiv\xe4t","min\xe4","minun","minut","minua","minussa","minusta","minuun","minulla","minulta","minulle","sin\xe4","sinun","sinut","sinua","sinussa","sinusta","sinuun","sinulla","sinulta","sinulle","h\xe4n","h\xe4nen","h\xe4net","h\xe4nt\xe4","h\xe4ness\xe4","h\xe4nest\xe4","h\xe4neen","h\xe4nell\xe4","h\xe4nelt\xe4","h\xe4nelle","me","meid\xe4n","meid\xe4t","meit\xe4","meiss\xe4","meist\xe4","meihin","meill\xe4","meilt\xe4","meille","te","teid\xe4n","teid\xe4t","teit\xe4","teiss\xe4","teist\xe4","teihin","teill\xe4","teilt\xe4","teille","he","heid\xe4n","heid\xe4t","heit\xe4","heiss\xe4","heist\xe4","heihin","heill\xe4","heilt\xe4","heille","t\xe4m\xe4","t\xe4m\xe4n","t\xe4t\xe4","t\xe4ss\xe4","t\xe4st\xe4","t\xe4h\xe4n","t\xe4ll\xe4","t\xe4lt\xe4","t\xe4lle","t\xe4n\xe4","t\xe4ksi","tuo","tuon","tuota","tuossa","tuosta","tuohon","tuolla","tuolta","tuolle","tuona","tuoksi","se","sen","sit\xe4","siin\xe4","siit\xe4","siihen","sill\xe4","silt\xe4","sille","sin\xe4","siksi","n\xe4m\xe4","n\xe4iden","n\xe4it\xe4","n\xe4iss\xe4","n\xe4ist\xe4","n\xe4ihin","n\xe4ill\xe4","n\xe4ilt\xe4","n\xe4ille","n\xe4in\xe4","n\xe4iksi","nuo","noiden","noita","noissa","noista","noihin","noilla","noilta","noille","noina","noiksi","ne","niiden","niit\xe4","niiss\xe4","niist\xe4","niihin","niill\xe4","niilt\xe4","niille","niin\xe4","niiksi","kuka","kenen","kenet","ket\xe4","keness\xe4","kenest\xe4","keneen","kenell\xe4","kenelt\xe4","kenelle","kenen\xe4","keneksi","ketk\xe4","keiden","ketk\xe4","keit\xe4","keiss\xe4","keist\xe4","keihin","keill\xe4","keilt\xe4","keille","kein\xe4","keiksi","mik\xe4","mink\xe4","mink\xe4","mit\xe4","miss\xe4","mist\xe4","mihin","mill\xe4","milt\xe4","mille","min\xe4","miksi","mitk\xe4","joka","jonka","jota","jossa","josta","johon","jolla","jolta","jolle","jona","joksi","jotka","joiden","joita","joissa","joista","joihin","joilla","joilta","joille","joina","joiksi","ett\xe4","ja","jos","koska","kuin","mutta","niin","sek\xe4","sill\xe4","tai","vaan","vai","vaikka","kanssa","mukaan","noin","poikki","yli","kun","niin","nyt","itse"];

/***/ }),

/***/ 17490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ stopwords)
/* harmony export */ });
const stopwords=["au","aux","avec","ce","ces","dans","de","des","du","elle","en","et","eux","il","je","la","le","leur","lui","ma","mais","me","m\xeame","mes","moi","mon","ne","nos","notre","nous","on","ou","par","pas","pour","qu","que","qui","sa","se","ses","son","sur","ta","te","tes","toi","ton","tu","un","une","vos","votre","vous","c","d","j","l","\xe0","m","n","s","t","y","","\xe9t\xe9","\xe9t\xe9e","\xe9t\xe9es","\xe9t\xe9s","\xe9tant","suis","es","est","sommes","\xeates","sont","serai","seras","sera","serons","serez","seront","serais","serait","serions","seriez","seraient","\xe9tais","\xe9tait","\xe9tions","\xe9tiez","\xe9taient","fus","fut","f\xfbmes","f\xfbtes","furent","sois","soit","soyons","soyez","soient","fusse","fusses","f\xfbt","fussions","fussiez","fussent","ayant","eu","eue","eues","eus","ai","as","avons","avez","ont","aurai","auras","aura","aurons","aurez","auront","aurais","aurait","aurions","auriez","auraient","avais","avait","avions","aviez","avaient","eut","e\xfbmes","e\xfbtes","eurent","aie","aies","ait","ayons","ayez","aient","eusse","eusses","e\xfbt","eussions","eussiez","eussent","ceci","cela","cel\xe0","cet","cette","ici","ils","les","leurs","quel","quels","quelle","quelles","sans","soi"];

/***/ }),

/***/ 76967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ stopwords)
/* harmony export */ });
const stopwords=["ad","al","allo","ai","agli","all","agl","alla","alle","con","col","coi","da","dal","dallo","dai","dagli","dall","dagl","dalla","dalle","di","del","dello","dei","degli","dell","degl","della","delle","in","nel","nello","nei","negli","nell","negl","nella","nelle","su","sul","sullo","sui","sugli","sull","sugl","sulla","sulle","per","tra","contro","io","tu","lui","lei","noi","voi","loro","mio","mia","miei","mie","tuo","tua","tuoi","tue","suo","sua","suoi","sue","nostro","nostra","nostri","nostre","vostro","vostra","vostri","vostre","mi","ti","ci","vi","lo","la","li","le","gli","ne","il","un","uno","una","ma","ed","se","perch\xe9","anche","come","dov","dove","che","chi","cui","non","pi\xf9","quale","quanto","quanti","quanta","quante","quello","quelli","quella","quelle","questo","questi","questa","queste","si","tutto","tutti","a","c","e","i","l","o","ho","hai","ha","abbiamo","avete","hanno","abbia","abbiate","abbiano","avr\xf2","avrai","avr\xe0","avremo","avrete","avranno","avrei","avresti","avrebbe","avremmo","avreste","avrebbero","avevo","avevi","aveva","avevamo","avevate","avevano","ebbi","avesti","ebbe","avemmo","aveste","ebbero","avessi","avesse","avessimo","avessero","avendo","avuto","avuta","avuti","avute","sono","sei","\xe8","siamo","siete","sia","siate","siano","sar\xf2","sarai","sar\xe0","saremo","sarete","saranno","sarei","saresti","sarebbe","saremmo","sareste","sarebbero","ero","eri","era","eravamo","eravate","erano","fui","fosti","fu","fummo","foste","furono","fossi","fosse","fossimo","fossero","essendo","faccio","fai","facciamo","fanno","faccia","facciate","facciano","far\xf2","farai","far\xe0","faremo","farete","faranno","farei","faresti","farebbe","faremmo","fareste","farebbero","facevo","facevi","faceva","facevamo","facevate","facevano","feci","facesti","fece","facemmo","faceste","fecero","facessi","facesse","facessimo","facessero","facendo","sto","stai","sta","stiamo","stanno","stia","stiate","stiano","star\xf2","starai","star\xe0","staremo","starete","staranno","starei","staresti","starebbe","staremmo","stareste","starebbero","stavo","stavi","stava","stavamo","stavate","stavano","stetti","stesti","stette","stemmo","steste","stettero","stessi","stesse","stessimo","stessero","stando"];

/***/ }),

/***/ 63444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ stopwords)
/* harmony export */ });
const stopwords=["de","en","van","ik","te","dat","die","in","een","hij","het","niet","zijn","is","was","op","aan","met","als","voor","had","er","maar","om","hem","dan","zou","of","wat","mijn","men","dit","zo","door","over","ze","zich","bij","ook","tot","je","mij","uit","der","daar","haar","naar","heb","hoe","heeft","hebben","deze","u","want","nog","zal","me","zij","nu","ge","geen","omdat","iets","worden","toch","al","waren","veel","meer","doen","toen","moet","ben","zonder","kan","hun","dus","alles","onder","ja","eens","hier","wie","werd","altijd","doch","wordt","wezen","kunnen","ons","zelf","tegen","na","reeds","wil","kon","niets","uw","iemand","geweest","andere"];

/***/ }),

/***/ 61565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ stopwords)
/* harmony export */ });
const stopwords=["og","i","jeg","det","at","en","et","den","til","er","som","p\xe5","de","med","han","av","ikke","ikkje","der","s\xe5","var","meg","seg","men","ett","har","om","vi","min","mitt","ha","hadde","hun","n\xe5","over","da","ved","fra","du","ut","sin","dem","oss","opp","man","kan","hans","hvor","eller","hva","skal","selv","sj\xf8l","her","alle","vil","bli","ble","blei","blitt","kunne","inn","n\xe5r","v\xe6re","kom","noen","noe","ville","dere","som","deres","kun","ja","etter","ned","skulle","denne","for","deg","si","sine","sitt","mot","\xe5","meget","hvorfor","dette","disse","uten","hvordan","ingen","din","ditt","blir","samme","hvilken","hvilke","s\xe5nn","inni","mellom","v\xe5r","hver","hvem","vors","hvis","b\xe5de","bare","enn","fordi","f\xf8r","mange","ogs\xe5","slik","v\xe6rt","v\xe6re","b\xe5e","begge","siden","dykk","dykkar","dei","deira","deires","deim","di","d\xe5","eg","ein","eit","eitt","elles","honom","hj\xe5","ho","hoe","henne","hennar","hennes","hoss","hossen","ikkje","ingi","inkje","korleis","korso","kva","kvar","kvarhelst","kven","kvi","kvifor","me","medan","mi","mine","mykje","no","nokon","noka","nokor","noko","nokre","si","sia","sidan","so","somt","somme","um","upp","vere","vore","verte","vort","varte","vart"];

/***/ }),

/***/ 62738:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ stopwords)
/* harmony export */ });
const stopwords=["de","a","o","que","e","do","da","em","um","para","com","n\xe3o","uma","os","no","se","na","por","mais","as","dos","como","mas","ao","ele","das","\xe0","seu","sua","ou","quando","muito","nos","j\xe1","eu","tamb\xe9m","s\xf3","pelo","pela","at\xe9","isso","ela","entre","depois","sem","mesmo","aos","seus","quem","nas","me","esse","eles","voc\xea","essa","num","nem","suas","meu","\xe0s","minha","numa","pelos","elas","qual","n\xf3s","lhe","deles","essas","esses","pelas","este","dele","tu","te","voc\xeas","vos","lhes","meus","minhas","teu","tua","teus","tuas","nosso","nossa","nossos","nossas","dela","delas","esta","estes","estas","aquele","aquela","aqueles","aquelas","isto","aquilo","estou","est\xe1","estamos","est\xe3o","estive","esteve","estivemos","estiveram","estava","est\xe1vamos","estavam","estivera","estiv\xe9ramos","esteja","estejamos","estejam","estivesse","estiv\xe9ssemos","estivessem","estiver","estivermos","estiverem","hei","h\xe1","havemos","h\xe3o","houve","houvemos","houveram","houvera","houv\xe9ramos","haja","hajamos","hajam","houvesse","houv\xe9ssemos","houvessem","houver","houvermos","houverem","houverei","houver\xe1","houveremos","houver\xe3o","houveria","houver\xedamos","houveriam","sou","somos","s\xe3o","era","\xe9ramos","eram","fui","foi","fomos","foram","fora","f\xf4ramos","seja","sejamos","sejam","fosse","f\xf4ssemos","fossem","for","formos","forem","serei","ser\xe1","seremos","ser\xe3o","seria","ser\xedamos","seriam","tenho","tem","temos","t\xe9m","tinha","t\xednhamos","tinham","tive","teve","tivemos","tiveram","tivera","tiv\xe9ramos","tenha","tenhamos","tenham","tivesse","tiv\xe9ssemos","tivessem","tiver","tivermos","tiverem","terei","ter\xe1","teremos","ter\xe3o","teria","ter\xedamos","teriam"];

/***/ }),

/***/ 40478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ stopwords)
/* harmony export */ });
const stopwords=["och","det","att","i","en","jag","hon","som","han","p\xe5","den","med","var","sig","f\xf6r","s\xe5","till","\xe4r","men","ett","om","hade","de","av","icke","mig","du","henne","d\xe5","sin","nu","har","inte","hans","honom","skulle","hennes","d\xe4r","min","man","ej","vid","kunde","n\xe5got","fr\xe5n","ut","n\xe4r","efter","upp","vi","dem","vara","vad","\xf6ver","\xe4n","dig","kan","sina","h\xe4r","ha","mot","alla","under","n\xe5gon","eller","allt","mycket","sedan","ju","denna","sj\xe4lv","detta","\xe5t","utan","varit","hur","ingen","mitt","ni","bli","blev","oss","din","dessa","n\xe5gra","deras","blir","mina","samma","vilken","er","s\xe5dan","v\xe5r","blivit","dess","inom","mellan","s\xe5dant","varf\xf6r","varje","vilka","ditt","vem","vilket","sitta","s\xe5dana","vart","dina","vars","v\xe5rt","v\xe5ra","ert","era","vilkas"];

/***/ }),

/***/ 960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ stopwords)
/* harmony export */ });
const stopwords=["acaba","acep","adeta","altm\xfd\xfe","altmış","alt\xfd","altı","ama","ancak","arada","art\xfdk","aslında","aynen","ayrıca","az","bana","bari","bazen","baz\xfd","bazı","baţka","belki","ben","benden","beni","benim","beri","be\xfe","beş","beţ","bile","bin","bir","biraz","biri","birka\xe7","birkez","bir\xe7ok","bir\xfeey","bir\xfeeyi","birşey","birşeyi","birţey","biz","bizden","bize","bizi","bizim","bu","buna","bunda","bundan","bunlar","bunları","bunların","bunu","bunun","burada","b\xf6yle","b\xf6ylece","b\xfct\xfcn","da","daha","dahi","dahil","daima","dair","dayanarak","de","defa","deđil","değil","diye","diđer","diğer","doksan","dokuz","dolayı","dolayısıyla","d\xf6rt","edecek","eden","ederek","edilecek","ediliyor","edilmesi","ediyor","elli","en","etmesi","etti","ettiği","ettiğini","eđer","eğer","fakat","gibi","g\xf6re","halbuki","halen","hangi","hani","hari\xe7","hatta","hele","hem","hen\xfcz","hep","hepsi","her","herhangi","herkes","herkesin","hi\xe7","hi\xe7bir","iken","iki","ila","ile","ilgili","ilk","illa","ise","itibaren","itibariyle","iyi","iyice","i\xe7in","işte","iţte","kadar","kan\xfdmca","karşın","katrilyon","kendi","kendilerine","kendini","kendisi","kendisine","kendisini","kere","kez","keţke","ki","kim","kimden","kime","kimi","kimse","k\xfdrk","k\xfdsaca","kırk","lakin","madem","međer","milyar","milyon","mu","m\xfc","m\xfd","mı","nas\xfdl","nasıl","ne","neden","nedenle","nerde","nere","nerede","nereye","nitekim","niye","ni\xe7in","o","olan","olarak","oldu","olduklarını","olduğu","olduğunu","olmadı","olmadığı","olmak","olması","olmayan","olmaz","olsa","olsun","olup","olur","olursa","oluyor","on","ona","ondan","onlar","onlardan","onlari","onlar\xfdn","onları","onların","onu","onun","otuz","oysa","pek","rağmen","sadece","sanki","sekiz","seksen","sen","senden","seni","senin","siz","sizden","sizi","sizin","sonra","tarafından","trilyon","t\xfcm","var","vardı","ve","veya","veyahut","ya","yahut","yani","yapacak","yapmak","yaptı","yaptıkları","yaptığı","yaptığını","yapılan","yapılması","yapıyor","yedi","yerine","yetmi\xfe","yetmiş","yetmiţ","yine","yirmi","yoksa","y\xfcz","zaten","\xe7ok","\xe7\xfcnk\xfc","\xf6yle","\xfczere","\xfc\xe7","\xfeey","\xfeeyden","\xfeeyi","\xfeeyler","\xfeu","\xfeuna","\xfeunda","\xfeundan","\xfeunu","şey","şeyden","şeyi","şeyler","şu","şuna","şunda","şundan","şunları","şunu","ş\xf6yle","ţayet","ţimdi","ţu","ţ\xf6yle"];

/***/ }),

/***/ 21527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ src_converter)
});

// EXTERNAL MODULE: ./node_modules/culori/src/modes.js
var modes = __webpack_require__(28042);
// EXTERNAL MODULE: ./node_modules/culori/src/parse.js
var parse = __webpack_require__(32285);
;// CONCATENATED MODULE: ./node_modules/culori/src/_prepare.js


const prepare = (color, mode) =>
	color === undefined
		? undefined
		: typeof color !== 'object'
		? (0,parse/* default */.Ay)(color)
		: color.mode !== undefined
		? color
		: mode
		? { ...color, mode }
		: undefined;

/* harmony default export */ const _prepare = (prepare);

;// CONCATENATED MODULE: ./node_modules/culori/src/converter.js



const converter =
	(target_mode = 'rgb') =>
	color =>
		(color = _prepare(color, target_mode)) !== undefined
			? // if the color's mode corresponds to our target mode
			  color.mode === target_mode
				? // then just return the color
				  color
				: // otherwise check to see if we have a dedicated
				// converter for the target mode
				modes/* converters */.m[color.mode][target_mode]
				? // and return its result...
				  modes/* converters */.m[color.mode][target_mode](color)
				: // ...otherwise pass through RGB as an intermediary step.
				// if the target mode is RGB...
				target_mode === 'rgb'
				? // just return the RGB
				  modes/* converters */.m[color.mode].rgb(color)
				: // otherwise convert color.mode -> RGB -> target_mode
				  modes/* converters */.m.rgb[target_mode](modes/* converters */.m[color.mode].rgb(color))
			: undefined;

/* harmony default export */ const src_converter = (converter);


/***/ }),

/***/ 7839:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Au: () => (/* binding */ differenceEuclidean)
/* harmony export */ });
/* unused harmony exports differenceHueChroma, differenceHueSaturation, differenceHueNaive, differenceCie76, differenceCie94, differenceCiede2000, differenceCmc, differenceHyab, differenceKotsarenkoRamos, differenceItp */
/* harmony import */ var _modes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28042);
/* harmony import */ var _converter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21527);




const differenceHueSaturation = (std, smp) => {
	if (std.h === undefined || smp.h === undefined || !std.s || !smp.s) {
		return 0;
	}
	let std_h = normalizeHue(std.h);
	let smp_h = normalizeHue(smp.h);
	let dH = Math.sin((((smp_h - std_h + 360) / 2) * Math.PI) / 180);
	return 2 * Math.sqrt(std.s * smp.s) * dH;
};

const differenceHueNaive = (std, smp) => {
	if (std.h === undefined || smp.h === undefined) {
		return 0;
	}
	let std_h = normalizeHue(std.h);
	let smp_h = normalizeHue(smp.h);
	if (Math.abs(smp_h - std_h) > 180) {
		// todo should this be normalized once again?
		return std_h - (smp_h - 360 * Math.sign(smp_h - std_h));
	}
	return smp_h - std_h;
};

const differenceHueChroma = (std, smp) => {
	if (std.h === undefined || smp.h === undefined || !std.c || !smp.c) {
		return 0;
	}
	let std_h = normalizeHue(std.h);
	let smp_h = normalizeHue(smp.h);
	let dH = Math.sin((((smp_h - std_h + 360) / 2) * Math.PI) / 180);
	return 2 * Math.sqrt(std.c * smp.c) * dH;
};

const differenceEuclidean = (mode = 'rgb', weights = [1, 1, 1, 0]) => {
	let def = (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__/* .getMode */ .Wi)(mode);
	let channels = def.channels;
	let diffs = def.difference;
	let conv = (0,_converter_js__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(mode);
	return (std, smp) => {
		let ConvStd = conv(std);
		let ConvSmp = conv(smp);
		return Math.sqrt(
			channels.reduce((sum, k, idx) => {
				let delta = diffs[k]
					? diffs[k](ConvStd, ConvSmp)
					: ConvStd[k] - ConvSmp[k];
				return (
					sum +
					(weights[idx] || 0) * Math.pow(isNaN(delta) ? 0 : delta, 2)
				);
			}, 0)
		);
	};
};

const differenceCie76 = () => differenceEuclidean('lab65');

const differenceCie94 = (kL = 1, K1 = 0.045, K2 = 0.015) => {
	let lab = converter('lab65');

	return (std, smp) => {
		let LabStd = lab(std);
		let LabSmp = lab(smp);

		// Extract Lab values, and compute Chroma
		let lStd = LabStd.l;
		let aStd = LabStd.a;
		let bStd = LabStd.b;
		let cStd = Math.sqrt(aStd * aStd + bStd * bStd);

		let lSmp = LabSmp.l;
		let aSmp = LabSmp.a;
		let bSmp = LabSmp.b;
		let cSmp = Math.sqrt(aSmp * aSmp + bSmp * bSmp);

		let dL2 = Math.pow(lStd - lSmp, 2);
		let dC2 = Math.pow(cStd - cSmp, 2);
		let dH2 = Math.pow(aStd - aSmp, 2) + Math.pow(bStd - bSmp, 2) - dC2;

		return Math.sqrt(
			dL2 / Math.pow(kL, 2) +
				dC2 / Math.pow(1 + K1 * cStd, 2) +
				dH2 / Math.pow(1 + K2 * cStd, 2)
		);
	};
};

/*
	CIEDE2000 color difference, original Matlab implementation by Gaurav Sharma
	Based on "The CIEDE2000 Color-Difference Formula: Implementation Notes, Supplementary Test Data, and Mathematical Observations" 
	by Gaurav Sharma, Wencheng Wu, Edul N. Dalal in Color Research and Application, vol. 30. No. 1, pp. 21-30, February 2005.
	http://www2.ece.rochester.edu/~gsharma/ciede2000/
 */

const differenceCiede2000 = (Kl = 1, Kc = 1, Kh = 1) => {
	let lab = converter('lab65');
	return (std, smp) => {
		let LabStd = lab(std);
		let LabSmp = lab(smp);

		let lStd = LabStd.l;
		let aStd = LabStd.a;
		let bStd = LabStd.b;
		let cStd = Math.sqrt(aStd * aStd + bStd * bStd);

		let lSmp = LabSmp.l;
		let aSmp = LabSmp.a;
		let bSmp = LabSmp.b;
		let cSmp = Math.sqrt(aSmp * aSmp + bSmp * bSmp);

		let cAvg = (cStd + cSmp) / 2;

		let G =
			0.5 *
			(1 -
				Math.sqrt(
					Math.pow(cAvg, 7) / (Math.pow(cAvg, 7) + Math.pow(25, 7))
				));

		let apStd = aStd * (1 + G);
		let apSmp = aSmp * (1 + G);

		let cpStd = Math.sqrt(apStd * apStd + bStd * bStd);
		let cpSmp = Math.sqrt(apSmp * apSmp + bSmp * bSmp);

		let hpStd =
			Math.abs(apStd) + Math.abs(bStd) === 0
				? 0
				: Math.atan2(bStd, apStd);
		hpStd += (hpStd < 0) * 2 * Math.PI;

		let hpSmp =
			Math.abs(apSmp) + Math.abs(bSmp) === 0
				? 0
				: Math.atan2(bSmp, apSmp);
		hpSmp += (hpSmp < 0) * 2 * Math.PI;

		let dL = lSmp - lStd;
		let dC = cpSmp - cpStd;

		let dhp = cpStd * cpSmp === 0 ? 0 : hpSmp - hpStd;
		dhp -= (dhp > Math.PI) * 2 * Math.PI;
		dhp += (dhp < -Math.PI) * 2 * Math.PI;

		let dH = 2 * Math.sqrt(cpStd * cpSmp) * Math.sin(dhp / 2);

		let Lp = (lStd + lSmp) / 2;
		let Cp = (cpStd + cpSmp) / 2;

		let hp;
		if (cpStd * cpSmp === 0) {
			hp = hpStd + hpSmp;
		} else {
			hp = (hpStd + hpSmp) / 2;
			hp -= (Math.abs(hpStd - hpSmp) > Math.PI) * Math.PI;
			hp += (hp < 0) * 2 * Math.PI;
		}

		let Lpm50 = Math.pow(Lp - 50, 2);
		let T =
			1 -
			0.17 * Math.cos(hp - Math.PI / 6) +
			0.24 * Math.cos(2 * hp) +
			0.32 * Math.cos(3 * hp + Math.PI / 30) -
			0.2 * Math.cos(4 * hp - (63 * Math.PI) / 180);

		let Sl = 1 + (0.015 * Lpm50) / Math.sqrt(20 + Lpm50);
		let Sc = 1 + 0.045 * Cp;
		let Sh = 1 + 0.015 * Cp * T;

		let deltaTheta =
			((30 * Math.PI) / 180) *
			Math.exp(-1 * Math.pow(((180 / Math.PI) * hp - 275) / 25, 2));
		let Rc =
			2 *
			Math.sqrt(Math.pow(Cp, 7) / (Math.pow(Cp, 7) + Math.pow(25, 7)));

		let Rt = -1 * Math.sin(2 * deltaTheta) * Rc;

		return Math.sqrt(
			Math.pow(dL / (Kl * Sl), 2) +
				Math.pow(dC / (Kc * Sc), 2) +
				Math.pow(dH / (Kh * Sh), 2) +
				(((Rt * dC) / (Kc * Sc)) * dH) / (Kh * Sh)
		);
	};
};

/*
	CMC (l:c) difference formula

	References:
		https://en.wikipedia.org/wiki/Color_difference#CMC_l:c_(1984)
		http://www.brucelindbloom.com/index.html?Eqn_DeltaE_CMC.html
 */
const differenceCmc = (l = 1, c = 1) => {
	let lab = converter('lab65');

	/*
		Comparte two colors:
		std - standard (first) color
		smp - sample (second) color
	 */
	return (std, smp) => {
		// convert standard color to Lab
		let LabStd = lab(std);
		let lStd = LabStd.l;
		let aStd = LabStd.a;
		let bStd = LabStd.b;

		// Obtain hue/chroma
		let cStd = Math.sqrt(aStd * aStd + bStd * bStd);
		let hStd = Math.atan2(bStd, aStd);
		hStd = hStd + 2 * Math.PI * (hStd < 0);

		// convert sample color to Lab, obtain LCh
		let LabSmp = lab(smp);
		let lSmp = LabSmp.l;
		let aSmp = LabSmp.a;
		let bSmp = LabSmp.b;

		// Obtain chroma
		let cSmp = Math.sqrt(aSmp * aSmp + bSmp * bSmp);

		// lightness delta squared
		let dL2 = Math.pow(lStd - lSmp, 2);

		// chroma delta squared
		let dC2 = Math.pow(cStd - cSmp, 2);

		// hue delta squared
		let dH2 = Math.pow(aStd - aSmp, 2) + Math.pow(bStd - bSmp, 2) - dC2;

		let F = Math.sqrt(Math.pow(cStd, 4) / (Math.pow(cStd, 4) + 1900));
		let T =
			hStd >= (164 / 180) * Math.PI && hStd <= (345 / 180) * Math.PI
				? 0.56 + Math.abs(0.2 * Math.cos(hStd + (168 / 180) * Math.PI))
				: 0.36 + Math.abs(0.4 * Math.cos(hStd + (35 / 180) * Math.PI));

		let Sl = lStd < 16 ? 0.511 : (0.040975 * lStd) / (1 + 0.01765 * lStd);
		let Sc = (0.0638 * cStd) / (1 + 0.0131 * cStd) + 0.638;
		let Sh = Sc * (F * T + 1 - F);

		return Math.sqrt(
			dL2 / Math.pow(l * Sl, 2) +
				dC2 / Math.pow(c * Sc, 2) +
				dH2 / Math.pow(Sh, 2)
		);
	};
};

/*

	HyAB color difference formula, introduced in:

		Abasi S, Amani Tehran M, Fairchild MD. 
		"Distance metrics for very large color differences."
		Color Res Appl. 2019; 1–16. 
		https://doi.org/10.1002/col.22451

	PDF available at:
	
		http://markfairchild.org/PDFs/PAP40.pdf
 */
const differenceHyab = () => {
	let lab = converter('lab65');
	return (std, smp) => {
		let LabStd = lab(std);
		let LabSmp = lab(smp);
		let dL = LabStd.l - LabSmp.l;
		let dA = LabStd.a - LabSmp.a;
		let dB = LabStd.b - LabSmp.b;
		return Math.abs(dL) + Math.sqrt(dA * dA + dB * dB);
	};
};

/*
	"Measuring perceived color difference using YIQ NTSC
	transmission color space in mobile applications"
		
		by Yuriy Kotsarenko, Fernando Ramos in:
		Programación Matemática y Software (2010) 

	Available at:
		
		http://www.progmat.uaem.mx:8080/artVol2Num2/Articulo3Vol2Num2.pdf
 */
const differenceKotsarenkoRamos = () =>
	differenceEuclidean('yiq', [0.5053, 0.299, 0.1957]);

/*
	ΔE_ITP, as defined in Rec. ITU-R BT.2124:

	https://www.itu.int/rec/R-REC-BT.2124/en
*/
const differenceItp = () =>
	differenceEuclidean('itp', [518400, 129600, 518400]);




/***/ }),

/***/ 6691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ fixupAlpha)
/* harmony export */ });
const fixupAlpha = arr => {
	let some_defined = false;
	let res = arr.map(v => {
		if (v !== undefined) {
			some_defined = true;
			return v;
		}
		return 1;
	});
	return some_defined ? res : arr;
};




/***/ }),

/***/ 78612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ci: () => (/* binding */ serializeHex)
});

// UNUSED EXPORTS: formatCss, formatHex, formatHex8, formatHsl, formatRgb, serializeHex8, serializeHsl, serializeRgb

// EXTERNAL MODULE: ./node_modules/culori/src/converter.js + 1 modules
var converter = __webpack_require__(21527);
;// CONCATENATED MODULE: ./node_modules/culori/src/round.js
// From: https://github.com/d3/d3-format/issues/32

const r = (value, precision) =>
	Math.round(value * (precision = Math.pow(10, precision))) / precision;

const round =
	(precision = 4) =>
	value =>
		typeof value === 'number' ? r(value, precision) : value;

/* harmony default export */ const src_round = (round);

;// CONCATENATED MODULE: ./node_modules/culori/src/formatter.js





let twoDecimals = src_round(2);

const clamp = value => Math.max(0, Math.min(1, value || 0));
const fixup = value => Math.round(clamp(value) * 255);

const rgb = (0,converter/* default */.A)('rgb');
const hsl = (0,converter/* default */.A)('hsl');

const serializeHex = color => {
	if (color === undefined) {
		return undefined;
	}

	let r = fixup(color.r);
	let g = fixup(color.g);
	let b = fixup(color.b);

	return '#' + ((1 << 24) | (r << 16) | (g << 8) | b).toString(16).slice(1);
};

const serializeHex8 = color => {
	if (color === undefined) {
		return undefined;
	}

	let a = fixup(color.alpha !== undefined ? color.alpha : 1);
	return serializeHex(color) + ((1 << 8) | a).toString(16).slice(1);
};

const serializeRgb = color => {
	if (color === undefined) {
		return undefined;
	}

	let r = fixup(color.r);
	let g = fixup(color.g);
	let b = fixup(color.b);

	if (color.alpha === undefined || color.alpha === 1) {
		// opaque color
		return `rgb(${r}, ${g}, ${b})`;
	} else {
		// transparent color
		return `rgba(${r}, ${g}, ${b}, ${twoDecimals(clamp(color.alpha))})`;
	}
};

const serializeHsl = color => {
	if (color === undefined) {
		return undefined;
	}

	const h = twoDecimals(color.h || 0);
	const s = twoDecimals(clamp(color.s) * 100) + '%';
	const l = twoDecimals(clamp(color.l) * 100) + '%';

	if (color.alpha === undefined || color.alpha === 1) {
		// opaque color
		return `hsl(${h}, ${s}, ${l})`;
	} else {
		// transparent color
		return `hsla(${h}, ${s}, ${l}, ${twoDecimals(clamp(color.alpha))})`;
	}
};

const formatCss = c => {
	const color = prepare(c);
	if (!color) {
		return undefined;
	}
	const def = getMode(color.mode);
	if (!def.serialize || typeof def.serialize === 'string') {
		let res = `color(${def.serialize || `--${color.mode}`} `;
		def.channels.forEach((ch, i) => {
			if (ch !== 'alpha') {
				res +=
					(i ? ' ' : '') +
					(color[ch] !== undefined ? color[ch] : 'none');
			}
		});
		if (color.alpha !== undefined && color.alpha < 1) {
			res += ` / ${color.alpha}`;
		}
		return res + ')';
	}
	if (typeof def.serialize === 'function') {
		return def.serialize(color);
	}
	return undefined;
};

const formatHex = c => serializeHex(rgb(c));
const formatHex8 = c => serializeHex8(rgb(c));
const formatRgb = c => serializeRgb(rgb(c));
const formatHsl = c => serializeHsl(hsl(c));


/***/ }),

/***/ 79017:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ interpolatorLinear)
});

;// CONCATENATED MODULE: ./node_modules/culori/src/interpolate/lerp.js
const lerp = (a, b, t) => a + t * (b - a);
const unlerp = (a, b, v) => (v - a) / (b - a);

const blerp = (a00, a01, a10, a11, tx, ty) => {
	return lerp(lerp(a00, a01, tx), lerp(a10, a11, tx), ty);
};

const trilerp = (
	a000,
	a010,
	a100,
	a110,
	a001,
	a011,
	a101,
	a111,
	tx,
	ty,
	tz
) => {
	return lerp(
		blerp(a000, a010, a100, a110, tx, ty),
		blerp(a001, a011, a101, a111, tx, ty),
		tz
	);
};



;// CONCATENATED MODULE: ./node_modules/culori/src/interpolate/piecewise.js
const get_classes = arr => {
	let classes = [];
	for (let i = 0; i < arr.length - 1; i++) {
		let a = arr[i];
		let b = arr[i + 1];
		if (a === undefined && b === undefined) {
			classes.push(undefined);
		} else if (a !== undefined && b !== undefined) {
			classes.push([a, b]);
		} else {
			classes.push(a !== undefined ? [a, a] : [b, b]);
		}
	}
	return classes;
};

const interpolatorPiecewise = interpolator => arr => {
	let classes = get_classes(arr);
	return t => {
		let cls = t * classes.length;
		let idx = t >= 1 ? classes.length - 1 : Math.max(Math.floor(cls), 0);
		let pair = classes[idx];
		return pair === undefined
			? undefined
			: interpolator(pair[0], pair[1], cls - idx);
	};
};



;// CONCATENATED MODULE: ./node_modules/culori/src/interpolate/linear.js



const interpolatorLinear = interpolatorPiecewise(lerp);


/***/ }),

/***/ 66334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
const fn = (c = 0) => {
	const abs = Math.abs(c);
	if (abs > 0.0031308) {
		return (Math.sign(c) || 1) * (1.055 * Math.pow(abs, 1 / 2.4) - 0.055);
	}
	return c * 12.92;
};

const convertLrgbToRgb = ({ r, g, b, alpha }, mode = 'rgb') => {
	let res = {
		mode,
		r: fn(r),
		g: fn(g),
		b: fn(b)
	};
	if (alpha !== undefined) res.alpha = alpha;
	return res;
};

/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = (convertLrgbToRgb);


/***/ }),

/***/ 34330:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
const fn = (c = 0) => {
	const abs = Math.abs(c);
	if (abs <= 0.04045) {
		return c / 12.92;
	}
	return (Math.sign(c) || 1) * Math.pow((abs + 0.055) / 1.055, 2.4);
};

const convertRgbToLrgb = ({ r, g, b, alpha }) => {
	let res = {
		mode: 'lrgb',
		r: fn(r),
		g: fn(g),
		b: fn(b)
	};
	if (alpha !== undefined) res.alpha = alpha;
	return res;
};

/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = (convertRgbToLrgb);


/***/ }),

/***/ 59351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony import */ var _rgb_definition_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73915);
/* harmony import */ var _convertRgbToLrgb_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34330);
/* harmony import */ var _convertLrgbToRgb_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66334);




const definition = {
	..._rgb_definition_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A,
	mode: 'lrgb',

	toMode: {
		rgb: _convertLrgbToRgb_js__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A
	},

	fromMode: {
		rgb: _convertRgbToLrgb_js__WEBPACK_IMPORTED_MODULE_2__/* ["default"] */ .A
	},

	parse: ['srgb-linear'],
	serialize: 'srgb-linear'
};

/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = (definition);


/***/ }),

/***/ 28042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T_: () => (/* binding */ parsers),
/* harmony export */   Wi: () => (/* binding */ getMode),
/* harmony export */   b2: () => (/* binding */ useMode),
/* harmony export */   m: () => (/* binding */ converters),
/* harmony export */   yX: () => (/* binding */ colorProfiles)
/* harmony export */ });
/* unused harmony exports useParser, removeParser */
/* harmony import */ var _converter_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21527);


const converters = {};
const modes = {};

const parsers = [];
const colorProfiles = {};

const identity = v => v;

const useMode = definition => {
	converters[definition.mode] = {
		...converters[definition.mode],
		...definition.toMode
	};

	Object.keys(definition.fromMode || {}).forEach(k => {
		if (!converters[k]) {
			converters[k] = {};
		}
		converters[k][definition.mode] = definition.fromMode[k];
	});

	// Color space channel ranges
	if (!definition.ranges) {
		definition.ranges = {};
	}

	if (!definition.difference) {
		definition.difference = {};
	}

	definition.channels.forEach(channel => {
		// undefined channel ranges default to the [0, 1] interval
		if (definition.ranges[channel] === undefined) {
			definition.ranges[channel] = [0, 1];
		}

		if (!definition.interpolate[channel]) {
			throw new Error(`Missing interpolator for: ${channel}`);
		}

		if (typeof definition.interpolate[channel] === 'function') {
			definition.interpolate[channel] = {
				use: definition.interpolate[channel]
			};
		}

		if (!definition.interpolate[channel].fixup) {
			definition.interpolate[channel].fixup = identity;
		}
	});

	modes[definition.mode] = definition;
	(definition.parse || []).forEach(parser => {
		useParser(parser, definition.mode);
	});

	return (0,_converter_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(definition.mode);
};

const getMode = mode => modes[mode];

const useParser = (parser, mode) => {
	if (typeof parser === 'string') {
		if (!mode) {
			throw new Error(`'mode' required when 'parser' is a string`);
		}
		colorProfiles[parser] = mode;
	} else if (typeof parser === 'function') {
		if (parsers.indexOf(parser) < 0) {
			parsers.push(parser);
		}
	}
};

const removeParser = parser => {
	if (typeof parser === 'string') {
		delete colorProfiles[parser];
	} else if (typeof parser === 'function') {
		const idx = parsers.indexOf(parser);
		if (idx > 0) {
			parsers.splice(idx, 1);
		}
	}
};




/***/ }),

/***/ 57224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
const convertLrgbToOklab = ({ r, g, b, alpha }) => {
	if (r === undefined) r = 0;
	if (g === undefined) g = 0;
	if (b === undefined) b = 0;

	let L = Math.cbrt(
		0.412221469470763 * r + 0.5363325372617348 * g + 0.0514459932675022 * b
	);
	let M = Math.cbrt(
		0.2119034958178252 * r + 0.6806995506452344 * g + 0.1073969535369406 * b
	);
	let S = Math.cbrt(
		0.0883024591900564 * r + 0.2817188391361215 * g + 0.6299787016738222 * b
	);

	let res = {
		mode: 'oklab',
		l:
			0.210454268309314 * L +
			0.7936177747023054 * M -
			0.0040720430116193 * S,
		a:
			1.9779985324311684 * L -
			2.4285922420485799 * M +
			0.450593709617411 * S,
		b:
			0.0259040424655478 * L +
			0.7827717124575296 * M -
			0.8086757549230774 * S
	};

	if (alpha !== undefined) {
		res.alpha = alpha;
	}

	return res;
};

/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = (convertLrgbToOklab);


/***/ }),

/***/ 55268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
const convertOklabToLrgb = ({ l, a, b, alpha }) => {
	if (l === undefined) l = 0;
	if (a === undefined) a = 0;
	if (b === undefined) b = 0;

	let L = Math.pow(l + 0.3963377773761749 * a + 0.2158037573099136 * b, 3);
	let M = Math.pow(l - 0.1055613458156586 * a - 0.0638541728258133 * b, 3);
	let S = Math.pow(l - 0.0894841775298119 * a - 1.2914855480194092 * b, 3);

	let res = {
		mode: 'lrgb',
		r:
			4.0767416360759574 * L -
			3.3077115392580616 * M +
			0.2309699031821044 * S,
		g:
			-1.2684379732850317 * L +
			2.6097573492876887 * M -
			0.3413193760026573 * S,
		b:
			-0.0041960761386756 * L -
			0.7034186179359362 * M +
			1.7076146940746117 * S
	};

	if (alpha !== undefined) {
		res.alpha = alpha;
	}

	return res;
};

/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = (convertOklabToLrgb);


/***/ }),

/***/ 64824:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony import */ var _lrgb_convertLrgbToRgb_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66334);
/* harmony import */ var _convertOklabToLrgb_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55268);



const convertOklabToRgb = c => (0,_lrgb_convertLrgbToRgb_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)((0,_convertOklabToLrgb_js__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(c));

/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = (convertOklabToRgb);


/***/ }),

/***/ 43716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony import */ var _lrgb_convertRgbToLrgb_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34330);
/* harmony import */ var _convertLrgbToOklab_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57224);



const convertRgbToOklab = rgb => {
	let res = (0,_convertLrgbToOklab_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)((0,_lrgb_convertRgbToLrgb_js__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(rgb));
	if (rgb.r === rgb.b && rgb.b === rgb.g) {
		res.a = res.b = 0;
	}
	return res;
};

/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = (convertRgbToOklab);


/***/ }),

/***/ 64699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ oklab_definition)
});

// EXTERNAL MODULE: ./node_modules/culori/src/oklab/convertOklabToLrgb.js
var convertOklabToLrgb = __webpack_require__(55268);
// EXTERNAL MODULE: ./node_modules/culori/src/oklab/convertLrgbToOklab.js
var convertLrgbToOklab = __webpack_require__(57224);
// EXTERNAL MODULE: ./node_modules/culori/src/oklab/convertRgbToOklab.js
var convertRgbToOklab = __webpack_require__(43716);
// EXTERNAL MODULE: ./node_modules/culori/src/oklab/convertOklabToRgb.js
var convertOklabToRgb = __webpack_require__(64824);
// EXTERNAL MODULE: ./node_modules/culori/src/parse.js
var parse = __webpack_require__(32285);
;// CONCATENATED MODULE: ./node_modules/culori/src/oklab/parseOklab.js


function parseOklab(color, parsed) {
	if (!parsed || parsed[0] !== 'oklab') {
		return undefined;
	}
	const res = { mode: 'oklab' };
	const [, l, a, b, alpha] = parsed;
	if (l.type === parse/* Tok */.xW.Hue || a.type === parse/* Tok */.xW.Hue || b.type === parse/* Tok */.xW.Hue) {
		return undefined;
	}
	if (l.type !== parse/* Tok */.xW.None) {
		res.l = Math.min(
			Math.max(0, l.type === parse/* Tok */.xW.Number ? l.value : l.value / 100),
			1
		);
	}
	if (a.type !== parse/* Tok */.xW.None) {
		res.a = a.type === parse/* Tok */.xW.Number ? a.value : (a.value * 0.4) / 100;
	}
	if (b.type !== parse/* Tok */.xW.None) {
		res.b = b.type === parse/* Tok */.xW.Number ? b.value : (b.value * 0.4) / 100;
	}
	if (alpha.type !== parse/* Tok */.xW.None) {
		res.alpha = Math.min(
			1,
			Math.max(
				0,
				alpha.type === parse/* Tok */.xW.Number ? alpha.value : alpha.value / 100
			)
		);
	}

	return res;
}

/* harmony default export */ const oklab_parseOklab = (parseOklab);

;// CONCATENATED MODULE: ./node_modules/culori/src/xyz50/constants.js
const k = Math.pow(29, 3) / Math.pow(3, 3);
const e = Math.pow(6, 3) / Math.pow(29, 3);

;// CONCATENATED MODULE: ./node_modules/culori/src/constants.js
/*
	The XYZ tristimulus values (white point)
	of standard illuminants for the CIE 1931 2° 
	standard observer.

	See: https://en.wikipedia.org/wiki/Standard_illuminant
 */

const D50 = {
	X: 0.3457 / 0.3585,
	Y: 1,
	Z: (1 - 0.3457 - 0.3585) / 0.3585
};

const D65 = {
	X: 0.3127 / 0.329,
	Y: 1,
	Z: (1 - 0.3127 - 0.329) / 0.329
};

const constants_k = Math.pow(29, 3) / Math.pow(3, 3);
const constants_e = Math.pow(6, 3) / Math.pow(29, 3);

;// CONCATENATED MODULE: ./node_modules/culori/src/lab/convertLabToXyz50.js



let fn = v => (Math.pow(v, 3) > e ? Math.pow(v, 3) : (116 * v - 16) / k);

const convertLabToXyz50 = ({ l, a, b, alpha }) => {
	if (l === undefined) l = 0;
	if (a === undefined) a = 0;
	if (b === undefined) b = 0;
	let fy = (l + 16) / 116;
	let fx = a / 500 + fy;
	let fz = fy - b / 200;

	let res = {
		mode: 'xyz50',
		x: fn(fx) * D50.X,
		y: fn(fy) * D50.Y,
		z: fn(fz) * D50.Z
	};

	if (alpha !== undefined) {
		res.alpha = alpha;
	}

	return res;
};

/* harmony default export */ const lab_convertLabToXyz50 = (convertLabToXyz50);

// EXTERNAL MODULE: ./node_modules/culori/src/lrgb/convertLrgbToRgb.js
var convertLrgbToRgb = __webpack_require__(66334);
;// CONCATENATED MODULE: ./node_modules/culori/src/xyz50/convertXyz50ToRgb.js
/*
	CIE XYZ D50 values to sRGB.

	References:
		* https://drafts.csswg.org/css-color/#color-conversion-code
		* http://www.brucelindbloom.com/index.html?Eqn_RGB_XYZ_Matrix.html
*/



const convertXyz50ToRgb = ({ x, y, z, alpha }) => {
	if (x === undefined) x = 0;
	if (y === undefined) y = 0;
	if (z === undefined) z = 0;
	let res = (0,convertLrgbToRgb/* default */.A)({
		r:
			x * 3.1341359569958707 -
			y * 1.6173863321612538 -
			0.4906619460083532 * z,
		g:
			x * -0.978795502912089 +
			y * 1.916254567259524 +
			0.03344273116131949 * z,
		b:
			x * 0.07195537988411677 -
			y * 0.2289768264158322 +
			1.405386058324125 * z
	});
	if (alpha !== undefined) {
		res.alpha = alpha;
	}
	return res;
};

/* harmony default export */ const xyz50_convertXyz50ToRgb = (convertXyz50ToRgb);

;// CONCATENATED MODULE: ./node_modules/culori/src/lab/convertLabToRgb.js



const convertLabToRgb = lab => xyz50_convertXyz50ToRgb(lab_convertLabToXyz50(lab));

/* harmony default export */ const lab_convertLabToRgb = (convertLabToRgb);

// EXTERNAL MODULE: ./node_modules/culori/src/lrgb/convertRgbToLrgb.js
var convertRgbToLrgb = __webpack_require__(34330);
;// CONCATENATED MODULE: ./node_modules/culori/src/xyz50/convertRgbToXyz50.js
/*
	Convert sRGB values to CIE XYZ D50

	References:
		* https://drafts.csswg.org/css-color/#color-conversion-code
		* http://www.brucelindbloom.com/index.html?Eqn_RGB_XYZ_Matrix.html
	
*/



const convertRgbToXyz50 = rgb => {
	let { r, g, b, alpha } = (0,convertRgbToLrgb/* default */.A)(rgb);
	let res = {
		mode: 'xyz50',
		x:
			0.436065742824811 * r +
			0.3851514688337912 * g +
			0.14307845442264197 * b,
		y:
			0.22249319175623702 * r +
			0.7168870538238823 * g +
			0.06061979053616537 * b,
		z:
			0.013923904500943465 * r +
			0.09708128566574634 * g +
			0.7140993584005155 * b
	};
	if (alpha !== undefined) {
		res.alpha = alpha;
	}
	return res;
};

/* harmony default export */ const xyz50_convertRgbToXyz50 = (convertRgbToXyz50);

;// CONCATENATED MODULE: ./node_modules/culori/src/lab/convertXyz50ToLab.js



const f = value => (value > e ? Math.cbrt(value) : (k * value + 16) / 116);

const convertXyz50ToLab = ({ x, y, z, alpha }) => {
	if (x === undefined) x = 0;
	if (y === undefined) y = 0;
	if (z === undefined) z = 0;
	let f0 = f(x / D50.X);
	let f1 = f(y / D50.Y);
	let f2 = f(z / D50.Z);

	let res = {
		mode: 'lab',
		l: 116 * f1 - 16,
		a: 500 * (f0 - f1),
		b: 200 * (f1 - f2)
	};

	if (alpha !== undefined) {
		res.alpha = alpha;
	}

	return res;
};

/* harmony default export */ const lab_convertXyz50ToLab = (convertXyz50ToLab);

;// CONCATENATED MODULE: ./node_modules/culori/src/lab/convertRgbToLab.js



const convertRgbToLab = rgb => {
	let res = lab_convertXyz50ToLab(xyz50_convertRgbToXyz50(rgb));

	// Fixes achromatic RGB colors having a _slight_ chroma due to floating-point errors
	// and approximated computations in sRGB <-> CIELab.
	// See: https://github.com/d3/d3-color/pull/46
	if (rgb.r === rgb.b && rgb.b === rgb.g) {
		res.a = res.b = 0;
	}
	return res;
};

/* harmony default export */ const lab_convertRgbToLab = (convertRgbToLab);

;// CONCATENATED MODULE: ./node_modules/culori/src/lab/parseLab.js


function parseLab(color, parsed) {
	if (!parsed || parsed[0] !== 'lab') {
		return undefined;
	}
	const res = { mode: 'lab' };
	const [, l, a, b, alpha] = parsed;
	if (l.type === parse/* Tok */.xW.Hue || a.type === parse/* Tok */.xW.Hue || b.type === parse/* Tok */.xW.Hue) {
		return undefined;
	}
	if (l.type !== parse/* Tok */.xW.None) {
		res.l = Math.min(Math.max(0, l.value), 100);
	}
	if (a.type !== parse/* Tok */.xW.None) {
		res.a = a.type === parse/* Tok */.xW.Number ? a.value : (a.value * 125) / 100;
	}
	if (b.type !== parse/* Tok */.xW.None) {
		res.b = b.type === parse/* Tok */.xW.Number ? b.value : (b.value * 125) / 100;
	}
	if (alpha.type !== parse/* Tok */.xW.None) {
		res.alpha = Math.min(
			1,
			Math.max(
				0,
				alpha.type === parse/* Tok */.xW.Number ? alpha.value : alpha.value / 100
			)
		);
	}

	return res;
}

/* harmony default export */ const lab_parseLab = (parseLab);

// EXTERNAL MODULE: ./node_modules/culori/src/interpolate/linear.js + 2 modules
var linear = __webpack_require__(79017);
// EXTERNAL MODULE: ./node_modules/culori/src/fixup/alpha.js
var alpha = __webpack_require__(6691);
;// CONCATENATED MODULE: ./node_modules/culori/src/lab/definition.js








const definition = {
	mode: 'lab',

	toMode: {
		xyz50: lab_convertLabToXyz50,
		rgb: lab_convertLabToRgb
	},

	fromMode: {
		xyz50: lab_convertXyz50ToLab,
		rgb: lab_convertRgbToLab
	},

	channels: ['l', 'a', 'b', 'alpha'],

	ranges: {
		l: [0, 100],
		a: [-125, 125],
		b: [-125, 125]
	},

	parse: [lab_parseLab],
	serialize: c =>
		`lab(${c.l !== undefined ? c.l : 'none'} ${
			c.a !== undefined ? c.a : 'none'
		} ${c.b !== undefined ? c.b : 'none'}${
			c.alpha < 1 ? ` / ${c.alpha}` : ''
		})`,

	interpolate: {
		l: linear/* interpolatorLinear */.x,
		a: linear/* interpolatorLinear */.x,
		b: linear/* interpolatorLinear */.x,
		alpha: { use: linear/* interpolatorLinear */.x, fixup: alpha/* fixupAlpha */.j }
	}
};

/* harmony default export */ const lab_definition = (definition);

;// CONCATENATED MODULE: ./node_modules/culori/src/oklab/definition.js








/*
	Oklab, a perceptual color space for image processing by Björn Ottosson
	Reference: https://bottosson.github.io/posts/oklab/
 */

const definition_definition = {
	...lab_definition,
	mode: 'oklab',

	toMode: {
		lrgb: convertOklabToLrgb/* default */.A,
		rgb: convertOklabToRgb/* default */.A
	},

	fromMode: {
		lrgb: convertLrgbToOklab/* default */.A,
		rgb: convertRgbToOklab/* default */.A
	},

	ranges: {
		l: [0, 1],
		a: [-0.4, 0.4],
		b: [-0.4, 0.4]
	},

	parse: [oklab_parseOklab],
	serialize: c =>
		`oklab(${c.l !== undefined ? c.l : 'none'} ${
			c.a !== undefined ? c.a : 'none'
		} ${c.b !== undefined ? c.b : 'none'}${
			c.alpha < 1 ? ` / ${c.alpha}` : ''
		})`
};

/* harmony default export */ const oklab_definition = (definition_definition);


/***/ }),

/***/ 32285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ay: () => (__WEBPACK_DEFAULT_EXPORT__),
/* harmony export */   xW: () => (/* binding */ Tok)
/* harmony export */ });
/* unused harmony exports tokenize, parseColorSyntax, parseModernSyntax */
/* harmony import */ var _modes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28042);


/* eslint-disable-next-line no-control-regex */
const IdentStartCodePoint = /[^\x00-\x7F]|[a-zA-Z_]/;

/* eslint-disable-next-line no-control-regex */
const IdentCodePoint = /[^\x00-\x7F]|[-\w]/;

const Tok = {
	Function: 'function',
	Ident: 'ident',
	Number: 'number',
	Percentage: 'percentage',
	ParenClose: ')',
	None: 'none',
	Hue: 'hue',
	Alpha: 'alpha'
};

let _i = 0;

/*
	4.3.10. Check if three code points would start a number
	https://drafts.csswg.org/css-syntax/#starts-with-a-number
 */
function is_num(chars) {
	let ch = chars[_i];
	let ch1 = chars[_i + 1];
	if (ch === '-' || ch === '+') {
		return /\d/.test(ch1) || (ch1 === '.' && /\d/.test(chars[_i + 2]));
	}
	if (ch === '.') {
		return /\d/.test(ch1);
	}
	return /\d/.test(ch);
}

/*
	Check if the stream starts with an identifier.
 */

function is_ident(chars) {
	if (_i >= chars.length) {
		return false;
	}
	let ch = chars[_i];
	if (IdentStartCodePoint.test(ch)) {
		return true;
	}
	if (ch === '-') {
		if (chars.length - _i < 2) {
			return false;
		}
		let ch1 = chars[_i + 1];
		if (ch1 === '-' || IdentStartCodePoint.test(ch1)) {
			return true;
		}
		return false;
	}
	return false;
}

/*
	4.3.3. Consume a numeric token
	https://drafts.csswg.org/css-syntax/#consume-numeric-token
 */

const huenits = {
	deg: 1,
	rad: 180 / Math.PI,
	grad: 9 / 10,
	turn: 360
};

function num(chars) {
	let value = '';
	if (chars[_i] === '-' || chars[_i] === '+') {
		value += chars[_i++];
	}
	value += digits(chars);
	if (chars[_i] === '.' && /\d/.test(chars[_i + 1])) {
		value += chars[_i++] + digits(chars);
	}
	if (chars[_i] === 'e' || chars[_i] === 'E') {
		if (
			(chars[_i + 1] === '-' || chars[_i + 1] === '+') &&
			/\d/.test(chars[_i + 2])
		) {
			value += chars[_i++] + chars[_i++] + digits(chars);
		} else if (/\d/.test(chars[_i + 1])) {
			value += chars[_i++] + digits(chars);
		}
	}
	if (is_ident(chars)) {
		let id = ident(chars);
		if (id === 'deg' || id === 'rad' || id === 'turn' || id === 'grad') {
			return { type: Tok.Hue, value: value * huenits[id] };
		}
		return undefined;
	}
	if (chars[_i] === '%') {
		_i++;
		return { type: Tok.Percentage, value: +value };
	}
	return { type: Tok.Number, value: +value };
}

/*
	Consume digits.
 */
function digits(chars) {
	let v = '';
	while (/\d/.test(chars[_i])) {
		v += chars[_i++];
	}
	return v;
}

/*
	Consume an identifier.
 */
function ident(chars) {
	let v = '';
	while (_i < chars.length && IdentCodePoint.test(chars[_i])) {
		v += chars[_i++];
	}
	return v;
}

/*
	Consume an ident-like token.
 */
function identlike(chars) {
	let v = ident(chars);
	if (chars[_i] === '(') {
		_i++;
		return { type: Tok.Function, value: v };
	}
	if (v === 'none') {
		return { type: Tok.None, value: undefined };
	}
	return { type: Tok.Ident, value: v };
}

function tokenize(str = '') {
	let chars = str.trim();
	let tokens = [];
	let ch;

	/* reset counter */
	_i = 0;

	while (_i < chars.length) {
		ch = chars[_i++];

		/*
			Consume whitespace without emitting it
		 */
		if (ch === '\n' || ch === '\t' || ch === ' ') {
			while (
				_i < chars.length &&
				(chars[_i] === '\n' || chars[_i] === '\t' || chars[_i] === ' ')
			) {
				_i++;
			}
			continue;
		}

		if (ch === ',') {
			return undefined;
		}

		if (ch === ')') {
			tokens.push({ type: Tok.ParenClose });
			continue;
		}

		if (ch === '+') {
			_i--;
			if (is_num(chars)) {
				tokens.push(num(chars));
				continue;
			}
			return undefined;
		}

		if (ch === '-') {
			_i--;
			if (is_num(chars)) {
				tokens.push(num(chars));
				continue;
			}
			if (is_ident(chars)) {
				tokens.push({ type: Tok.Ident, value: ident(chars) });
				continue;
			}
			return undefined;
		}

		if (ch === '.') {
			_i--;
			if (is_num(chars)) {
				tokens.push(num(chars));
				continue;
			}
			return undefined;
		}

		if (ch === '/') {
			while (
				_i < chars.length &&
				(chars[_i] === '\n' || chars[_i] === '\t' || chars[_i] === ' ')
			) {
				_i++;
			}
			let alpha;
			if (is_num(chars)) {
				alpha = num(chars);
				if (alpha.type !== Tok.Hue) {
					tokens.push({ type: Tok.Alpha, value: alpha });
					continue;
				}
			}
			if (is_ident(chars)) {
				if (ident(chars) === 'none') {
					tokens.push({
						type: Tok.Alpha,
						value: { type: Tok.None, value: undefined }
					});
					continue;
				}
			}
			return undefined;
		}

		if (/\d/.test(ch)) {
			_i--;
			tokens.push(num(chars));
			continue;
		}

		if (IdentStartCodePoint.test(ch)) {
			_i--;
			tokens.push(identlike(chars));
			continue;
		}

		/*
			Treat everything not already handled as an error.
		 */
		return undefined;
	}

	return tokens;
}

function parseColorSyntax(tokens) {
	tokens._i = 0;
	let token = tokens[tokens._i++];
	if (!token || token.type !== Tok.Function || token.value !== 'color') {
		return undefined;
	}
	token = tokens[tokens._i++];
	if (token.type !== Tok.Ident) {
		return undefined;
	}
	const mode = _modes_js__WEBPACK_IMPORTED_MODULE_0__/* .colorProfiles */ .yX[token.value];
	if (!mode) {
		return undefined;
	}
	const res = { mode };
	const coords = consumeCoords(tokens, false);
	if (!coords) {
		return undefined;
	}
	const channels = (0,_modes_js__WEBPACK_IMPORTED_MODULE_0__/* .getMode */ .Wi)(mode).channels;
	for (let ii = 0, c, ch; ii < channels.length; ii++) {
		c = coords[ii];
		ch = channels[ii];
		if (c.type !== Tok.None) {
			res[ch] = c.type === Tok.Number ? c.value : c.value / 100;
			if (ch === 'alpha') {
				res[ch] = Math.max(0, Math.min(1, res[ch]));
			}
		}
	}
	return res;
}

function consumeCoords(tokens, includeHue) {
	const coords = [];
	let token;
	while (tokens._i < tokens.length) {
		token = tokens[tokens._i++];
		if (
			token.type === Tok.None ||
			token.type === Tok.Number ||
			token.type === Tok.Alpha ||
			token.type === Tok.Percentage ||
			(includeHue && token.type === Tok.Hue)
		) {
			coords.push(token);
			continue;
		}
		if (token.type === Tok.ParenClose) {
			if (tokens._i < tokens.length) {
				return undefined;
			}
			continue;
		}
		return undefined;
	}

	if (coords.length < 3 || coords.length > 4) {
		return undefined;
	}

	if (coords.length === 4) {
		if (coords[3].type !== Tok.Alpha) {
			return undefined;
		}
		coords[3] = coords[3].value;
	}
	if (coords.length === 3) {
		coords.push({ type: Tok.None, value: undefined });
	}

	return coords.every(c => c.type !== Tok.Alpha) ? coords : undefined;
}

function parseModernSyntax(tokens, includeHue) {
	tokens._i = 0;
	let token = tokens[tokens._i++];
	if (!token || token.type !== Tok.Function) {
		return undefined;
	}
	let coords = consumeCoords(tokens, includeHue);
	if (!coords) {
		return undefined;
	}
	coords.unshift(token.value);
	return coords;
}

const parse = color => {
	if (typeof color !== 'string') {
		return undefined;
	}
	const tokens = tokenize(color);
	const parsed = tokens ? parseModernSyntax(tokens, true) : undefined;
	let result = undefined;
	let i = 0;
	let len = _modes_js__WEBPACK_IMPORTED_MODULE_0__/* .parsers */ .T_.length;
	while (i < len) {
		if ((result = _modes_js__WEBPACK_IMPORTED_MODULE_0__/* .parsers */ .T_[i++](color, parsed)) !== undefined) {
			return result;
		}
	}
	return tokens ? parseColorSyntax(tokens) : undefined;
};

/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = (parse);


/***/ }),

/***/ 73915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ rgb_definition)
});

// EXTERNAL MODULE: ./node_modules/culori/src/rgb/parseNumber.js
var parseNumber = __webpack_require__(66984);
;// CONCATENATED MODULE: ./node_modules/culori/src/colors/named.js
const named = {
	aliceblue: 0xf0f8ff,
	antiquewhite: 0xfaebd7,
	aqua: 0x00ffff,
	aquamarine: 0x7fffd4,
	azure: 0xf0ffff,
	beige: 0xf5f5dc,
	bisque: 0xffe4c4,
	black: 0x000000,
	blanchedalmond: 0xffebcd,
	blue: 0x0000ff,
	blueviolet: 0x8a2be2,
	brown: 0xa52a2a,
	burlywood: 0xdeb887,
	cadetblue: 0x5f9ea0,
	chartreuse: 0x7fff00,
	chocolate: 0xd2691e,
	coral: 0xff7f50,
	cornflowerblue: 0x6495ed,
	cornsilk: 0xfff8dc,
	crimson: 0xdc143c,
	cyan: 0x00ffff,
	darkblue: 0x00008b,
	darkcyan: 0x008b8b,
	darkgoldenrod: 0xb8860b,
	darkgray: 0xa9a9a9,
	darkgreen: 0x006400,
	darkgrey: 0xa9a9a9,
	darkkhaki: 0xbdb76b,
	darkmagenta: 0x8b008b,
	darkolivegreen: 0x556b2f,
	darkorange: 0xff8c00,
	darkorchid: 0x9932cc,
	darkred: 0x8b0000,
	darksalmon: 0xe9967a,
	darkseagreen: 0x8fbc8f,
	darkslateblue: 0x483d8b,
	darkslategray: 0x2f4f4f,
	darkslategrey: 0x2f4f4f,
	darkturquoise: 0x00ced1,
	darkviolet: 0x9400d3,
	deeppink: 0xff1493,
	deepskyblue: 0x00bfff,
	dimgray: 0x696969,
	dimgrey: 0x696969,
	dodgerblue: 0x1e90ff,
	firebrick: 0xb22222,
	floralwhite: 0xfffaf0,
	forestgreen: 0x228b22,
	fuchsia: 0xff00ff,
	gainsboro: 0xdcdcdc,
	ghostwhite: 0xf8f8ff,
	gold: 0xffd700,
	goldenrod: 0xdaa520,
	gray: 0x808080,
	green: 0x008000,
	greenyellow: 0xadff2f,
	grey: 0x808080,
	honeydew: 0xf0fff0,
	hotpink: 0xff69b4,
	indianred: 0xcd5c5c,
	indigo: 0x4b0082,
	ivory: 0xfffff0,
	khaki: 0xf0e68c,
	lavender: 0xe6e6fa,
	lavenderblush: 0xfff0f5,
	lawngreen: 0x7cfc00,
	lemonchiffon: 0xfffacd,
	lightblue: 0xadd8e6,
	lightcoral: 0xf08080,
	lightcyan: 0xe0ffff,
	lightgoldenrodyellow: 0xfafad2,
	lightgray: 0xd3d3d3,
	lightgreen: 0x90ee90,
	lightgrey: 0xd3d3d3,
	lightpink: 0xffb6c1,
	lightsalmon: 0xffa07a,
	lightseagreen: 0x20b2aa,
	lightskyblue: 0x87cefa,
	lightslategray: 0x778899,
	lightslategrey: 0x778899,
	lightsteelblue: 0xb0c4de,
	lightyellow: 0xffffe0,
	lime: 0x00ff00,
	limegreen: 0x32cd32,
	linen: 0xfaf0e6,
	magenta: 0xff00ff,
	maroon: 0x800000,
	mediumaquamarine: 0x66cdaa,
	mediumblue: 0x0000cd,
	mediumorchid: 0xba55d3,
	mediumpurple: 0x9370db,
	mediumseagreen: 0x3cb371,
	mediumslateblue: 0x7b68ee,
	mediumspringgreen: 0x00fa9a,
	mediumturquoise: 0x48d1cc,
	mediumvioletred: 0xc71585,
	midnightblue: 0x191970,
	mintcream: 0xf5fffa,
	mistyrose: 0xffe4e1,
	moccasin: 0xffe4b5,
	navajowhite: 0xffdead,
	navy: 0x000080,
	oldlace: 0xfdf5e6,
	olive: 0x808000,
	olivedrab: 0x6b8e23,
	orange: 0xffa500,
	orangered: 0xff4500,
	orchid: 0xda70d6,
	palegoldenrod: 0xeee8aa,
	palegreen: 0x98fb98,
	paleturquoise: 0xafeeee,
	palevioletred: 0xdb7093,
	papayawhip: 0xffefd5,
	peachpuff: 0xffdab9,
	peru: 0xcd853f,
	pink: 0xffc0cb,
	plum: 0xdda0dd,
	powderblue: 0xb0e0e6,
	purple: 0x800080,

	// Added in CSS Colors Level 4:
	// https://drafts.csswg.org/css-color/#changes-from-3
	rebeccapurple: 0x663399,

	red: 0xff0000,
	rosybrown: 0xbc8f8f,
	royalblue: 0x4169e1,
	saddlebrown: 0x8b4513,
	salmon: 0xfa8072,
	sandybrown: 0xf4a460,
	seagreen: 0x2e8b57,
	seashell: 0xfff5ee,
	sienna: 0xa0522d,
	silver: 0xc0c0c0,
	skyblue: 0x87ceeb,
	slateblue: 0x6a5acd,
	slategray: 0x708090,
	slategrey: 0x708090,
	snow: 0xfffafa,
	springgreen: 0x00ff7f,
	steelblue: 0x4682b4,
	tan: 0xd2b48c,
	teal: 0x008080,
	thistle: 0xd8bfd8,
	tomato: 0xff6347,
	turquoise: 0x40e0d0,
	violet: 0xee82ee,
	wheat: 0xf5deb3,
	white: 0xffffff,
	whitesmoke: 0xf5f5f5,
	yellow: 0xffff00,
	yellowgreen: 0x9acd32
};

/* harmony default export */ const colors_named = (named);

;// CONCATENATED MODULE: ./node_modules/culori/src/rgb/parseNamed.js



// Also supports the `transparent` color as defined in:
// https://drafts.csswg.org/css-color/#transparent-black
const parseNamed = color => {
	return (0,parseNumber/* default */.A)(colors_named[color.toLowerCase()], 6);
};

/* harmony default export */ const rgb_parseNamed = (parseNamed);

// EXTERNAL MODULE: ./node_modules/culori/src/rgb/parseHex.js
var parseHex = __webpack_require__(13580);
;// CONCATENATED MODULE: ./node_modules/culori/src/util/regex.js
/*
	Basic building blocks for color regexes
	---------------------------------------

	These regexes are expressed as strings
	to be interpolated in the color regexes.
 */

// <number>
const num = '([+-]?\\d*\\.?\\d+(?:[eE][+-]?\\d+)?)';

// <number> or 'none'
const num_none = (/* unused pure expression or super */ null && (`(?:${num}|none)`));

// <percentage>
const per = `${num}%`;

// <percent> or 'none'
const per_none = (/* unused pure expression or super */ null && (`(?:${num}%|none)`));

// <number-percentage> (<alpha-value>)
const num_per = `(?:${num}%|${num})`;

// <number-percentage> (<alpha-value>) or 'none'
const num_per_none = `(?:${num}%|${num}|none)`;

// <hue>
const hue = (/* unused pure expression or super */ null && (`(?:${num}(deg|grad|rad|turn)|${num})`));

// <hue> or 'none'
const hue_none = (/* unused pure expression or super */ null && (`(?:${num}(deg|grad|rad|turn)|${num}|none)`));

const c = `\\s*,\\s*`; // comma
const so = '\\s*'; // space, optional
const s = (/* unused pure expression or super */ null && (`\\s+`)); // space

const rx_num_per_none = new RegExp('^' + num_per_none + '$');

;// CONCATENATED MODULE: ./node_modules/culori/src/rgb/parseRgbLegacy.js


/*
	rgb() regular expressions for legacy format
	Reference: https://drafts.csswg.org/css-color/#rgb-functions
 */
const rgb_num_old = new RegExp(
	`^rgba?\\(\\s*${num}${c}${num}${c}${num}\\s*(?:,\\s*${num_per}\\s*)?\\)$`
);

const rgb_per_old = new RegExp(
	`^rgba?\\(\\s*${per}${c}${per}${c}${per}\\s*(?:,\\s*${num_per}\\s*)?\\)$`
);

const parseRgbLegacy = color => {
	let res = { mode: 'rgb' };
	let match;
	if ((match = color.match(rgb_num_old))) {
		if (match[1] !== undefined) {
			res.r = match[1] / 255;
		}
		if (match[2] !== undefined) {
			res.g = match[2] / 255;
		}
		if (match[3] !== undefined) {
			res.b = match[3] / 255;
		}
	} else if ((match = color.match(rgb_per_old))) {
		if (match[1] !== undefined) {
			res.r = match[1] / 100;
		}
		if (match[2] !== undefined) {
			res.g = match[2] / 100;
		}
		if (match[3] !== undefined) {
			res.b = match[3] / 100;
		}
	} else {
		return undefined;
	}

	if (match[4] !== undefined) {
		res.alpha = Math.max(0, Math.min(1, match[4] / 100));
	} else if (match[5] !== undefined) {
		res.alpha = Math.max(0, Math.min(1, +match[5]));
	}

	return res;
};

/* harmony default export */ const rgb_parseRgbLegacy = (parseRgbLegacy);

// EXTERNAL MODULE: ./node_modules/culori/src/parse.js
var parse = __webpack_require__(32285);
;// CONCATENATED MODULE: ./node_modules/culori/src/rgb/parseRgb.js


function parseRgb(color, parsed) {
	if (!parsed || (parsed[0] !== 'rgb' && parsed[0] !== 'rgba')) {
		return undefined;
	}
	const res = { mode: 'rgb' };
	const [, r, g, b, alpha] = parsed;
	if (r.type === parse/* Tok */.xW.Hue || g.type === parse/* Tok */.xW.Hue || b.type === parse/* Tok */.xW.Hue) {
		return undefined;
	}
	if (r.type !== parse/* Tok */.xW.None) {
		res.r = r.type === parse/* Tok */.xW.Number ? r.value / 255 : r.value / 100;
	}
	if (g.type !== parse/* Tok */.xW.None) {
		res.g = g.type === parse/* Tok */.xW.Number ? g.value / 255 : g.value / 100;
	}
	if (b.type !== parse/* Tok */.xW.None) {
		res.b = b.type === parse/* Tok */.xW.Number ? b.value / 255 : b.value / 100;
	}
	if (alpha.type !== parse/* Tok */.xW.None) {
		res.alpha = Math.min(
			1,
			Math.max(
				0,
				alpha.type === parse/* Tok */.xW.Number ? alpha.value : alpha.value / 100
			)
		);
	}

	return res;
}

/* harmony default export */ const rgb_parseRgb = (parseRgb);

;// CONCATENATED MODULE: ./node_modules/culori/src/rgb/parseTransparent.js
const parseTransparent = c =>
	c === 'transparent'
		? { mode: 'rgb', r: 0, g: 0, b: 0, alpha: 0 }
		: undefined;

/* harmony default export */ const rgb_parseTransparent = (parseTransparent);

// EXTERNAL MODULE: ./node_modules/culori/src/interpolate/linear.js + 2 modules
var linear = __webpack_require__(79017);
// EXTERNAL MODULE: ./node_modules/culori/src/fixup/alpha.js
var alpha = __webpack_require__(6691);
;// CONCATENATED MODULE: ./node_modules/culori/src/rgb/definition.js








/*
	sRGB color space
 */

const definition = {
	mode: 'rgb',
	channels: ['r', 'g', 'b', 'alpha'],
	parse: [
		rgb_parseRgb,
		parseHex/* default */.A,
		rgb_parseRgbLegacy,
		rgb_parseNamed,
		rgb_parseTransparent,
		'srgb'
	],
	serialize: 'srgb',
	interpolate: {
		r: linear/* interpolatorLinear */.x,
		g: linear/* interpolatorLinear */.x,
		b: linear/* interpolatorLinear */.x,
		alpha: { use: linear/* interpolatorLinear */.x, fixup: alpha/* fixupAlpha */.j }
	},
	gamut: true,
	white: { r: 1, g: 1, b: 1 },
	black: { r: 0, g: 0, b: 0 }
};

/* harmony default export */ const rgb_definition = (definition);


/***/ }),

/***/ 13580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
/* harmony import */ var _parseNumber_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66984);


const hex = /^#?([0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{4}|[0-9a-f]{3})$/i;

const parseHex = color => {
	let match;
	// eslint-disable-next-line no-cond-assign
	return (match = color.match(hex))
		? (0,_parseNumber_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)(parseInt(match[1], 16), match[1].length)
		: undefined;
};

/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = (parseHex);


/***/ }),

/***/ 66984:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (__WEBPACK_DEFAULT_EXPORT__)
/* harmony export */ });
const parseNumber = (color, len) => {
	if (typeof color !== 'number') return;

	// hex3: #c93 -> #cc9933
	if (len === 3) {
		return {
			mode: 'rgb',
			r: (((color >> 8) & 0xf) | ((color >> 4) & 0xf0)) / 255,
			g: (((color >> 4) & 0xf) | (color & 0xf0)) / 255,
			b: ((color & 0xf) | ((color << 4) & 0xf0)) / 255
		};
	}

	// hex4: #c931 -> #cc993311
	if (len === 4) {
		return {
			mode: 'rgb',
			r: (((color >> 12) & 0xf) | ((color >> 8) & 0xf0)) / 255,
			g: (((color >> 8) & 0xf) | ((color >> 4) & 0xf0)) / 255,
			b: (((color >> 4) & 0xf) | (color & 0xf0)) / 255,
			alpha: ((color & 0xf) | ((color << 4) & 0xf0)) / 255
		};
	}

	// hex6: #f0f1f2
	if (len === 6) {
		return {
			mode: 'rgb',
			r: ((color >> 16) & 0xff) / 255,
			g: ((color >> 8) & 0xff) / 255,
			b: (color & 0xff) / 255
		};
	}

	// hex8: #f0f1f2ff
	if (len === 8) {
		return {
			mode: 'rgb',
			r: ((color >> 24) & 0xff) / 255,
			g: ((color >> 16) & 0xff) / 255,
			b: ((color >> 8) & 0xff) / 255,
			alpha: (color & 0xff) / 255
		};
	}
};

/* harmony default export */ const __WEBPACK_DEFAULT_EXPORT__ = (parseNumber);


/***/ }),

/***/ 91246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ contrast)
/* harmony export */ });
/* unused harmony export luminance */
/* harmony import */ var _converter_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21527);


/*
	WCAG luminance
	References: 

	https://en.wikipedia.org/wiki/Relative_luminance
	https://github.com/w3c/wcag/issues/236#issuecomment-379526596
 */
function luminance(color) {
	let c = (0,_converter_js__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A)('lrgb')(color);
	return 0.2126 * c.r + 0.7152 * c.g + 0.0722 * c.b;
}

/*
	WCAG contrast
 */
function contrast(a, b) {
	let L1 = luminance(a);
	let L2 = luminance(b);
	return (Math.max(L1, L2) + 0.05) / (Math.min(L1, L2) + 0.05);
}


/***/ })

};
