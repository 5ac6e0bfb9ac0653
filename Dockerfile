# The evaluation service: node:24, Debian's Chromium, and a user without rights.
FROM node:24-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# Scripts would build from sources that are not here yet.
RUN npm ci --ignore-scripts
COPY tsconfig.json ./
COPY scripts ./scripts
COPY src ./src
RUN node scripts/build.ts && npm prune --omit=dev --omit=optional --ignore-scripts

FROM node:24-trixie-slim
RUN apt-get update \
 && apt-get install -y --no-install-recommends chromium fonts-liberation fonts-noto-color-emoji ca-certificates tini \
 && rm -rf /var/lib/apt/lists/* \
 && useradd --system --create-home --uid 10001 adhere \
 && install -d -o adhere -g adhere /data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/build ./build
USER adhere
ENV NODE_ENV=production ADHERE_HOST=0.0.0.0 ADHERE_OPERATIONS_PORT=7318 ADHERE_DATA=/data \
    ADHERE_CHROME_PATH=/usr/bin/chromium
VOLUME /data
# 7317: the API. 7318: health and metrics of every role; keep it within your network.
EXPOSE 7317 7318
# Chrome's sandbox needs user namespaces: docker run --security-opt seccomp=seccomp.json, as compose.yaml does.
ENTRYPOINT ["tini", "--", "node", "build/cli/bin.js", "serve"]
HEALTHCHECK --interval=10s --timeout=3s CMD node -e "fetch('http://127.0.0.1:7318/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"
