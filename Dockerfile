# syntax=docker/dockerfile:1
# The web client is built once; the server runs its TypeScript as it is.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

# What the server needs at run time and nothing else. The image has its own Node.
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund && rm -rf node_modules/node node_modules/node-bin-* node_modules/.bin/node

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=2567 DATA_DIR=/data
WORKDIR /app
# Owned by root: who runs the server cannot change it.
COPY --from=packages /app/node_modules node_modules
COPY package.json ./
COPY shared shared
COPY rooms rooms
COPY server server
COPY --from=build /app/client/dist client/dist
RUN install -d -o node -g node /data
USER node
VOLUME /data
EXPOSE 2567
# Not ready is not ill: a server that drains or waits for Redis must not be restarted for it.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# As PID 1, without a shell between: it takes SIGTERM itself and hands its matches over.
CMD ["node", "--max-semi-space-size=32", "--no-parallel-scavenge", "server/main.ts", "--no-build"]
