import { followVirtualTime } from "./follow-virtual-time.ts";

followVirtualTime();
